/** A surname and at least one given name, as printed: letters, blanks and what stands inside names. */
const NAME = /^\p{L}[\p{L} .'-]*(?:\/\p{L}[\p{L} .'-]*)+$/u;

/** `PEREIRA/DIANA MRS`, of one person or of several of one surname: `RAMOS/NILO MR/EVA MRS`. Undefined for a text that is no name. */
export function namesOf(printed: string): readonly string[] | undefined {
  if (!NAME.test(printed)) return undefined;
  const [surname = '', ...given] = printed.split('/').map((part) => part.trim());
  return given.some((name) => name === '') ? undefined : given.map((name) => `${surname}/${name}`);
}

/** All or none: a line with one name that cannot be read is not a line of names. */
export function allNames(lists: readonly (readonly string[] | undefined)[]): readonly string[] | undefined {
  if (lists.length === 0 || lists.includes(undefined)) return undefined;
  return lists.flatMap((names) => names ?? []);
}

const COUNTED = /(?:^|\s)\d{1,2}\.\s?(?:I\/)?\d{1,2}(?=\p{L})/u;

/**
 * The passengers of a line of Sabre, Galileo, Apollo or Worldspan: number, dot, count, names (`1.2RAMOS/NILO MR/EVA MRS`), `I/` before an
 * infant; type, age or birth date stand behind an asterisk. Undefined for any other line.
 */
export function countedNames(line: string): readonly string[] | undefined {
  const [before = '', ...entries] = line.split(COUNTED);
  if (before.trim() !== '') return undefined;
  return allNames(entries.map((entry) => namesOf(entry.replace(/\*.*$/, '').trim())));
}
