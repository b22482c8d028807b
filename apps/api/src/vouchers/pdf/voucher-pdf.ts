import type { SayVoucher, VoucherText } from '@guiche/domain/vouchers';
import { brokenLines } from '../../broken-lines.ts';
import { textWidth } from './helvetica.ts';
import { PAGE, pdfFile } from './pdf-file.ts';
import { winAnsi } from './win-ansi.ts';

const MARGIN = 56;
const WIDTH = PAGE.width - 2 * MARGIN;
/** The foot stands below this. */
const BOTTOM = 84;
/** Between the groups of a section, and below the title. */
const GAP = 6;

const STYLES = {
  title: { size: 18, leading: 26, bold: true },
  head: { size: 11, leading: 16, bold: false },
  section: { size: 12, leading: 18, bold: true },
  line: { size: 10.5, leading: 15, bold: false },
  foot: { size: 9, leading: 12, bold: false },
} as const;
type Style = keyof typeof STYLES;

/** The arrows, which no Helvetica has, by their codes in the standard font Symbol; how wide they are there, in thousandths of the size. */
const ARROWS = new Map([
  ['→', 0xae],
  ['←', 0xac],
]);
const ARROW_WIDTH = 987;

/** A text in parts, each of one font. */
const partsOf = (text: string) => text.split(/([→←])/).filter((part) => part !== '');

/** A text in lines that fit between the margins. */
function wrapped(text: string, style: Style): readonly string[] {
  const { size, bold } = STYLES[style];
  const widthOf = (part: string) => (ARROWS.has(part) ? (ARROW_WIDTH * size) / 1000 : textWidth(winAnsi(part), size, bold));
  return brokenLines(text, (line) => partsOf(line).reduce((sum, part) => sum + widthOf(part), 0) <= WIDTH);
}

const escaped = (code: number) => `${'()\\'.includes(String.fromCharCode(code)) ? '\\' : ''}${String.fromCharCode(code)}`;

/** The operators that write a text at a place. */
function written(text: string, style: Style, y: number, x = MARGIN): string {
  const { size, bold } = STYLES[style];
  const shown = partsOf(text).map((part) => {
    const arrow = ARROWS.get(part);
    const [font, codes] = arrow === undefined ? [bold ? 'F2' : 'F1', winAnsi(part)] : ['F3', [arrow]];
    return `/${font} ${size} Tf (${codes.map(escaped).join('')}) Tj`;
  });
  return `BT ${x.toFixed(2)} ${y.toFixed(2)} Td ${shown.join(' ')} ET`;
}

const rule = (y: number) => `0.8 G 0.5 w ${MARGIN} ${y.toFixed(2)} m ${PAGE.width - MARGIN} ${y.toFixed(2)} l S 0 G`;

/** A voucher as a PDF, of as many pages as it needs; each has the foot and its number. @see */
export function voucherPdf({ title, head, sections, foot }: VoucherText, say: SayVoucher): Buffer {
  const pages: string[][] = [[]];
  let y = PAGE.height - MARGIN;
  const turnPage = () => {
    pages.push([]);
    y = PAGE.height - MARGIN;
  };
  const put = (text: string, style: Style) => {
    for (const line of wrapped(text, style)) {
      if (y - STYLES[style].leading < BOTTOM) turnPage();
      y -= STYLES[style].leading;
      pages.at(-1)?.push(written(line, style, y));
    }
  };
  const heightOf = (lines: readonly string[]) => lines.flatMap((line) => wrapped(line, 'line')).length * STYLES.line.leading;
  put(title, 'title');
  y -= GAP;
  for (const line of head) put(line, 'head');
  for (const section of sections) {
    const [first = [], ...others] = section.groups;
    // A heading is not left alone at the end of a page.
    if (y - 12 - STYLES.section.leading - heightOf(first) < BOTTOM) turnPage();
    else {
      y -= 12;
      pages.at(-1)?.push(rule(y));
    }
    put(section.title, 'section');
    for (const line of first) put(line, 'line');
    for (const lines of others) {
      // What belongs together, such as a flight and its hours, stays on one page.
      if (y - GAP - heightOf(lines) < BOTTOM) turnPage();
      else y -= GAP;
      for (const line of lines) put(line, 'line');
    }
  }
  const { leading } = STYLES.foot;
  const footLines = wrapped(foot, 'foot');
  return pdfFile(
    title,
    pages.map((page, index) => {
      const number = say('voucher_pagina', { pagina: index + 1, paginas: pages.length });
      const bottom = [...footLines, number].map((line, place, all) =>
        written(line, 'foot', MARGIN - 20 + leading * (all.length - 1 - place)),
      );
      return [...page, ...bottom].join('\n');
    }),
  );
}
