import type { ListCell } from '@guiche/domain/lists';
import { textWidth, type Weight, wrapped } from '../pdf/fonts.ts';
import { LYING, type PageSize, PdfDocument, UPRIGHT } from '../pdf/pdf-document.ts';
import type { TableColumn } from '../sheets/table.ts';
import type { PrintedReport } from './printed-report.ts';
import type { ReportDocument } from './report-definition.ts';
import { shownCell, standsRight } from './shown-cell.ts';

const MARGIN = 36;
/** The foot stands below this. */
const BOTTOM = 52;
const FOOT = { size: 7.5, y: 28 } as const;
const TITLE = { size: 16, leading: 22 } as const;
const TEXT = { size: 9, leading: 13 } as const;
const SECTION = { size: 11, leading: 16 } as const;
const CELL = { size: 7.5, leading: 9.5, between: 6, above: 3 } as const;
/** The least height that an image is given before it goes to the next page. */
const LEAST_IMAGE = 120;

/** Sets lines from the top of a page down, and begins the next page when they do not fit. */
class Setter {
  readonly document: PdfDocument;
  readonly size: PageSize;
  readonly width: number;
  /** What is set again at the top of each page after the first. */
  onTurn: () => void = () => undefined;
  y: number;

  constructor(size: PageSize) {
    this.document = new PdfDocument(size);
    this.size = size;
    this.width = size.width - 2 * MARGIN;
    this.y = size.height - MARGIN;
  }

  /** Begins the next page when so much does not fit on this one. */
  need(height: number): void {
    if (this.y - height >= BOTTOM) return;
    this.document.endPage();
    this.y = this.size.height - MARGIN;
    this.onTurn();
  }

  lines(text: string, { size, leading }: { readonly size: number; readonly leading: number }, weight: Weight = 'regular'): void {
    for (const line of wrapped(text, this.width, size, weight)) {
      this.need(leading);
      this.y -= leading;
      this.document.draw(this.document.text(line, { x: MARGIN, y: this.y, size, weight }));
    }
  }

  rule(): void {
    this.document.draw(`0.8 G 0.5 w ${MARGIN} ${this.y.toFixed(2)} m ${MARGIN + this.width} ${this.y.toFixed(2)} l S 0 G`);
  }
}

interface Place {
  readonly x: number;
  readonly width: number;
}

/** Where the columns stand: as wide as their values need it, by the width of the page. */
function placesOf(columns: readonly TableColumn[], width: number): readonly Place[] {
  const letters = columns.reduce((sum, column) => sum + column.width, 0);
  const free = width - CELL.between * (columns.length - 1);
  let x = MARGIN;
  return columns.map((column) => {
    const place = { x, width: (free * column.width) / letters };
    x += place.width + CELL.between;
    return place;
  });
}

interface SetCell {
  readonly text: string;
  readonly right: boolean;
}

function setRow(setter: Setter, places: readonly Place[], cells: readonly SetCell[], weight: Weight = 'regular'): void {
  const texts = places.map(({ width }, index) => wrapped(cells[index]?.text ?? '', width, CELL.size, weight));
  const height = Math.max(...texts.map((lines) => lines.length)) * CELL.leading + CELL.above;
  setter.need(height);
  for (const [index, lines] of texts.entries()) {
    const { x, width } = places[index] ?? { x: MARGIN, width: 0 };
    for (const [line, text] of lines.entries()) {
      const indent = cells[index]?.right ? width - textWidth(text, CELL.size, weight) : 0;
      const y = setter.y - CELL.above - CELL.leading * line - CELL.size;
      setter.document.draw(setter.document.text(text, { x: x + indent, y, size: CELL.size, weight }));
    }
  }
  setter.y -= height;
}

const setCell = (cell: ListCell): SetCell => ({ text: shownCell(cell), right: standsRight(cell) });

/** The table of a report; its headings stand on each page. */
async function* setTable(setter: Setter, { columns, pages, sums, nothing }: PrintedReport): AsyncGenerator<Buffer> {
  const places = placesOf(columns, setter.width);
  const headings = () => {
    setRow(
      setter,
      places,
      columns.map(({ heading, right = false }) => ({ text: heading, right })),
      'bold',
    );
    setter.y -= CELL.above;
    setter.rule();
  };
  headings();
  setter.onTurn = headings;
  let empty = true;
  for await (const rows of pages) {
    empty &&= rows.length === 0;
    for (const cells of rows) setRow(setter, places, cells.map(setCell));
    yield setter.document.take();
  }
  if (empty) {
    setter.y -= CELL.above;
    setter.lines(nothing, TEXT);
  } else if (sums) {
    // The sums are not left alone on a page without headings: turning it sets them.
    setter.need(3 * CELL.leading);
    setter.y -= CELL.above;
    setter.rule();
    setRow(setter, places, sums().map(setCell), 'bold');
  }
}

function setImage(setter: Setter, { name, image }: ReportDocument['images'][number]): void {
  setter.need(TEXT.leading + LEAST_IMAGE);
  setter.lines(name, TEXT);
  const room = setter.y - BOTTOM - CELL.above;
  // 96 dots an inch, as screens show them, unless it is larger than what is left of the page.
  const scale = Math.min(0.75, setter.width / image.width, room / image.height);
  const [width, height] = [image.width * scale, image.height * scale];
  setter.y -= height + CELL.above;
  setter.document.image(image, { x: MARGIN, y: setter.y, width, height });
  setter.y -= CELL.above;
}

function* setDocument(setter: Setter, { head, sections, images }: ReportDocument, imagesTitle: string): Generator<Buffer> {
  for (const line of head) setter.lines(line, TEXT);
  for (const { title, lines } of sections) {
    // A heading is not left alone at the end of a page.
    setter.need(SECTION.leading * 2 + TEXT.leading * Math.min(lines.length, 4));
    setter.y -= SECTION.leading / 2;
    setter.rule();
    setter.lines(title, SECTION, 'bold');
    for (const line of lines) setter.lines(line, TEXT);
  }
  if (images.length > 0) {
    setter.need(SECTION.leading * 2 + LEAST_IMAGE);
    setter.y -= SECTION.leading / 2;
    setter.rule();
    setter.lines(imagesTitle, SECTION, 'bold');
  }
  for (const image of images) {
    setImage(setter, image);
    yield setter.document.take();
  }
}

/**
 * A report as PDF, written while its rows come: A4, lying for a table, with embedded fonts; the headings and the number of the page are on each.
 * @see S-120, S-363
 */
export async function* reportPdf(report: PrintedReport): AsyncGenerator<Buffer> {
  const { title, head, document, language, say } = report;
  const setter = new Setter(document ? UPRIGHT : LYING);
  setter.lines(title, TITLE, 'bold');
  setter.y -= CELL.above;
  for (const line of head) setter.lines(line, TEXT);
  setter.y -= TEXT.leading / 2;
  if (document) yield* setDocument(setter, document, say('relatorio_imagens'));
  else yield* setTable(setter, report);
  setter.document.endPage();
  setter.document.end(title, language, (pagina, paginas) => {
    const number = say('relatorio_pagina', { pagina, paginas });
    const right = MARGIN + setter.width - textWidth(number, FOOT.size);
    return [
      setter.document.text(title, { x: MARGIN, y: FOOT.y, size: FOOT.size }),
      setter.document.text(number, { x: right, y: FOOT.y, size: FOOT.size }),
    ];
  });
  yield setter.document.take();
}
