import { withoutControls, withoutControlsInLines } from '../../internal/without-controls.ts';

/** For which medium a text is written: plain text for an e-mail, or a message of WhatsApp. */
export const QUOTE_TEXT_FORMS = ['plain', 'whatsapp'] as const;
export type QuoteTextForm = (typeof QUOTE_TEXT_FORMS)[number];

/** The most characters of a message of WhatsApp. */
export const WHATSAPP_LIMIT = 65_536;
/** The width of a line of plain text that mail programs neither cut nor wrap again. */
export const PLAIN_WIDTH = 78;
/** With these a quote of twelve segments with twelve flights each fits in one message. */
const VALUE_LIMIT = 80;
const DESCRIPTION_LIMIT = 1_500;
/** A route with its airlines. */
export const NAME_LIMIT = 200;

/** Invisible characters: they would turn the direction of the text, or hide one of WhatsApp's marks. */
const INVISIBLE = /\p{Cf}/gu;
/** WhatsApp's marks, each with a character that looks the same and marks nothing. */
const LOOKALIKES: Readonly<Record<string, string>> = { '*': '∗', _: 'ˍ', '~': '∼', '`': 'ˋ' };

function oneLine(text: string): string {
  return withoutControls(text).replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();
}

/** A line that would become a quotation or an item of a list. */
function withoutLineMark(line: string): string {
  return line
    .replace(/^>+/, (marks) => '›'.repeat(marks.length))
    .replace(/^-/, '–')
    .replace(/^(\d+)\./, '$1)');
}

function neutral(text: string, form: QuoteTextForm): string {
  if (form === 'plain') return text;
  return withoutLineMark(text.replace(/[*_~`]/g, (mark) => LOOKALIKES[mark] ?? mark));
}

/** The beginning of a text that is too long, with an ellipsis. It ends with a whole character: half of an emoji is none. */
function limited(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit).replace(/[\ud800-\udbff]$/, '');
  return `${cut.trimEnd()}…`;
}

/** A value of a quote in one line, with nothing in it that WhatsApp reads as a mark; one that is too long ends with an ellipsis. */
export function valueText(text: string | null | undefined, form: QuoteTextForm, limit = VALUE_LIMIT): string {
  return neutral(limited(oneLine(text ?? ''), limit), form);
}

/** A description, line by line, without empty lines; one that is too long ends with an ellipsis. */
export function descriptionLines(text: string | null, form: QuoteTextForm): readonly string[] {
  return limited(withoutControlsInLines(text ?? '').trim(), DESCRIPTION_LIMIT)
    .split('\n')
    .map((line) => valueText(line, form, DESCRIPTION_LIMIT))
    .filter((line) => line !== '');
}

/** A heading: bold in WhatsApp. */
export function headingText(text: string, form: QuoteTextForm): string {
  return form === 'whatsapp' ? `*${text}*` : text;
}

/** A line of plain text in lines that are not too wide; those after the first are indented. A long word stays whole. */
function wrapped(line: string): string {
  const lines: string[] = [];
  let present = '';
  for (const word of line.split(' ')) {
    const longer = present === '' ? word : `${present} ${word}`;
    if (longer.length <= PLAIN_WIDTH || present.trim() === '') present = longer;
    else {
      lines.push(present);
      present = `  ${word}`;
    }
  }
  return [...lines, present].join('\n');
}

/** Lines as one text in the form of its medium. Parts that belong together were kept on a line by no-break blanks, which no medium needs. */
export function joinedLines(lines: readonly string[], form: QuoteTextForm): string {
  const text = form === 'plain' ? lines.map(wrapped).join('\n') : lines.join('\n');
  return text.replace(/[\u00a0\u202f]/g, ' ');
}
