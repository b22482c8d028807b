// Portuguese, English and Spanish, by the three letters with which each begins.
const MONTHS = ['jan ene', 'fev feb', 'mar', 'abr apr', 'mai may', 'jun', 'jul', 'ago aug', 'set sep', 'out oct', 'nov', 'dez dec dic'];
const WEEKDAYS = 'seg ter qua qui sex sab dom lun mar mie jue vie mon tue wed thu fri sat sun'.split(' ');
const NAMES = [...MONTHS.flatMap((names) => names.split(' ')), ...WEEKDAYS];

const LABEL = /^\p{L}[\p{L}\s]*:\s*/u;
const WORD = /^(\p{L}+)[\p{L}-]*[.,]*\s*/u;
const AT = /^[àa]s\s+/iu;

/** The first three letters of a name, without accents. */
function lettersOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase()
    .slice(0, 3);
}

/** The number of a month's name (1–12), by its first three letters; `undefined` for any other text. */
export function monthOfName(name: string): number | undefined {
  const letters = lettersOf(name);
  const index = letters.length < 3 ? -1 : MONTHS.findIndex((names) => names.split(' ').includes(letters));
  return index < 0 ? undefined : index + 1;
}

/** Whether a text begins with the name of a month or a weekday, or with the first letters of one. */
export function beginsWithName(text: string): boolean {
  const letters = lettersOf(WORD.exec(text.normalize('NFC'))?.[1] ?? '');
  return letters !== '' && NAMES.some((name) => name.startsWith(letters));
}

/** A text without the word that stands before a moment: a label (`Partida:`), a weekday (`sáb,`), `às`. */
export function withoutLead(text: string): string {
  const unlabelled = text.normalize('NFC').replace(LABEL, '');
  const weekday = WORD.exec(unlabelled);
  const rest = weekday && WEEKDAYS.includes(lettersOf(weekday[1] ?? '')) ? unlabelled.slice(weekday[0].length) : unlabelled;
  return rest.replace(AT, '');
}
