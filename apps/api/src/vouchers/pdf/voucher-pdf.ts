import type { SayVoucher, VoucherText } from '@guiche/domain/vouchers';
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

/** A text in lines that fit between the margins; a word that is longer than a line is broken. */
function wrapped(text: string, style: Style): string[] {
  const { size, bold } = STYLES[style];
  const fits = (line: string) => textWidth(winAnsi(line), size, bold) <= WIDTH;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const character of word) {
      if (!fits(line + character)) {
        lines.push(line);
        line = '';
      }
      line += character;
    }
  }
  return [...lines, line];
}

/** The operators that write a text at a place. */
function written(text: string, style: Style, y: number, x = MARGIN): string {
  const { size, bold } = STYLES[style];
  const codes = winAnsi(text).map((code) =>
    '()\\'.includes(String.fromCharCode(code)) ? `\\${String.fromCharCode(code)}` : String.fromCharCode(code),
  );
  return `BT /${bold ? 'F2' : 'F1'} ${size} Tf ${x.toFixed(2)} ${y.toFixed(2)} Td (${codes.join('')}) Tj ET`;
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
