import { deflateSync } from 'node:zlib';
import { faceNamed, runsOf, type Weight } from './fonts.ts';
import type { PdfImage } from './pdf-image.ts';

/** The size of a page in points. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** A4, upright and lying. */
export const UPRIGHT: PageSize = { width: 595, height: 842 };
export const LYING: PageSize = { width: 842, height: 595 };

interface Page {
  readonly content: number;
  /** The images on it by their names. */
  readonly images: ReadonlyMap<string, number>;
}

const hex = (glyph: number) => glyph.toString(16).padStart(4, '0');

/** A text as a PDF has it outside of its pages: UTF-16 with its mark. */
function textString(text: string): string {
  return `<${Buffer.from(`\ufeff${text}`, 'utf16le').swap16().toString('hex')}>`;
}

/** Which character each glyph stands for, so that a text can be searched, copied and read aloud. */
function characterMap(characters: ReadonlyMap<number, string>): string {
  const entries = [...characters].map(
    ([glyph, character]) => `<${hex(glyph)}> <${Buffer.from(character, 'utf16le').swap16().toString('hex')}>`,
  );
  // A list has at most 100 entries.
  const lists = Array.from({ length: Math.ceil(entries.length / 100) }, (_, index) => entries.slice(100 * index, 100 * index + 100));
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def /CMapName /Adobe-Identity-UCS def /CMapType 2 def',
    '1 begincodespacerange <0000> <ffff> endcodespacerange',
    ...lists.map((list) => `${list.length} beginbfchar\n${list.join('\n')}\nendbfchar`),
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n');
}

/**
 * A PDF that is written while it is made: `take` returns what has been made since it was asked last. Memory holds one page, and of the others
 * where they are. Its fonts are embedded.
 */
export class PdfDocument {
  readonly #size: PageSize;
  #made: Buffer[] = [];
  #length = 0;
  /** Where each object begins; of the numbers that are kept for later, 0 until then. */
  readonly #offsets: number[] = [];
  readonly #pages: Page[] = [];
  #content: string[] = [];
  #images = new Map<string, number>();
  /** The characters of the used glyphs, by face. */
  readonly #used = new Map<string, Map<number, string>>();

  constructor(size: PageSize) {
    this.#size = size;
    // The bytes after the first line tell programs that the file is not text.
    this.#put(Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1'));
  }

  get pages(): number {
    return this.#pages.length;
  }

  /** Bytes that were not taken yet. */
  take(): Buffer {
    const made = Buffer.concat(this.#made);
    this.#made = [];
    return made;
  }

  /** The operators that write a text, its base line at `y`. */
  text(text: string, { x, y, size, weight = 'regular' }: { x: number; y: number; size: number; weight?: Weight }): string {
    const runs = runsOf(text, weight, (face, glyph, character) => {
      const characters = this.#used.get(face) ?? new Map<number, string>();
      if (!characters.has(glyph)) characters.set(glyph, character);
      this.#used.set(face, characters);
    });
    if (runs.length === 0) return '';
    const shown = runs.map(({ face, glyphs }) => `/${face} ${size} Tf <${glyphs.map(hex).join('')}> Tj`);
    return `BT ${x.toFixed(2)} ${y.toFixed(2)} Td ${shown.join(' ')} ET`;
  }

  /** Puts operators on the page that is being made. */
  draw(...operators: readonly string[]): void {
    this.#content.push(...operators);
  }

  /** Puts an image on the page that is being made, its lower left corner at `x` and `y`. */
  image(image: PdfImage, { x, y, width, height }: { x: number; y: number; width: number; height: number }): void {
    const name = `I${this.#images.size + 1}`;
    const mask = image.mask ? this.#stream(image.mask.dictionary, image.mask.bytes) : undefined;
    const dictionary = mask === undefined ? image.dictionary : `${image.dictionary} /SMask ${mask} 0 R`;
    this.#images.set(name, this.#stream(dictionary, image.bytes));
    this.draw(`q ${width.toFixed(2)} 0 0 ${height.toFixed(2)} ${x.toFixed(2)} ${y.toFixed(2)} cm /${name} Do Q`);
  }

  /** Ends the page that is being made. */
  endPage(): void {
    this.#pages.push({ content: this.#deflated(this.#content.join('\n')), images: this.#images });
    this.#content = [];
    this.#images = new Map();
  }

  /** Ends the document. `footOf` makes the operators of the foot of each page, which says how many there are. */
  end(title: string, language: string, footOf: (page: number, pages: number) => readonly string[]): void {
    const total = this.#pages.length;
    const tree = this.#reserve();
    const fontList = this.#reserve();
    const kids = this.#pages.map(({ content, images }, index) => {
      const foot = this.#deflated(footOf(index + 1, total).join('\n'));
      const objects = [...images].map(([name, number]) => `/${name} ${number} 0 R`).join(' ');
      const own = objects === '' ? '' : ` /XObject << ${objects} >>`;
      return this.#object(
        `<< /Type /Page /Parent ${tree} 0 R /Resources << /Font ${fontList} 0 R${own} >> /Contents [${content} 0 R ${foot} 0 R] >>`,
      );
    });
    const { width, height } = this.#size;
    this.#object(
      `<< /Type /Pages /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] /Count ${total} /MediaBox [0 0 ${width} ${height}] >>`,
      tree,
    );
    const fonts = [...this.#used].map(([name, characters]) => `/${name} ${this.#font(name, characters)} 0 R`);
    this.#object(`<< ${fonts.join(' ')} >>`, fontList);
    const catalogue = this.#object(
      `<< /Type /Catalog /Pages ${tree} 0 R /Lang ${textString(language)} /ViewerPreferences << /DisplayDocTitle true >> >>`,
    );
    const info = this.#object(`<< /Title ${textString(title)} >>`);
    this.#finish(catalogue, info);
  }

  #font(name: string, characters: ReadonlyMap<number, string>): number {
    const { file, box, ascent, descent, capHeight, widthOf } = faceNamed(name);
    const base = `GUICHE+IBMPlexSans-${name}`;
    const bytes = this.#stream(`/Length1 ${file.length} /Filter /FlateDecode`, deflateSync(file));
    const bold = name.includes('600');
    const descriptor = this.#object(
      `<< /Type /FontDescriptor /FontName /${base} /Flags 32 /FontBBox [${box.join(' ')}] /ItalicAngle 0 /Ascent ${ascent} /Descent ${descent} /CapHeight ${capHeight} /StemV ${bold ? 120 : 80} /FontFile2 ${bytes} 0 R >>`,
    );
    const widths = [...characters.keys()].sort((one, other) => one - other).map((glyph) => `${glyph} [${widthOf(glyph)}]`);
    const descendant = this.#object(
      `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /${base} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor ${descriptor} 0 R /CIDToGIDMap /Identity /DW 1000 /W [${widths.join(' ')}] >>`,
    );
    const map = this.#deflated(characterMap(characters));
    return this.#object(
      `<< /Type /Font /Subtype /Type0 /BaseFont /${base} /Encoding /Identity-H /DescendantFonts [${descendant} 0 R] /ToUnicode ${map} 0 R >>`,
    );
  }

  #finish(catalogue: number, info: number): void {
    const start = this.#length;
    const table = this.#offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
    const size = this.#offsets.length + 1;
    this.#put(
      Buffer.from(
        `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root ${catalogue} 0 R /Info ${info} 0 R >>\nstartxref\n${start}\n%%EOF\n`,
        'latin1',
      ),
    );
  }

  #put(bytes: Buffer): void {
    this.#made.push(bytes);
    this.#length += bytes.length;
  }

  #reserve(): number {
    return this.#offsets.push(0);
  }

  #begin(number: number): void {
    this.#offsets[number - 1] = this.#length;
    this.#put(Buffer.from(`${number} 0 obj\n`, 'latin1'));
  }

  #object(value: string, number = this.#reserve()): number {
    this.#begin(number);
    this.#put(Buffer.from(`${value}\nendobj\n`, 'latin1'));
    return number;
  }

  #stream(dictionary: string, bytes: Buffer): number {
    const number = this.#reserve();
    this.#begin(number);
    this.#put(Buffer.from(`<< ${dictionary} /Length ${bytes.length} >>\nstream\n`, 'latin1'));
    this.#put(bytes);
    this.#put(Buffer.from('\nendstream\nendobj\n', 'latin1'));
    return number;
  }

  #deflated(content: string): number {
    return this.#stream('/Filter /FlateDecode', deflateSync(Buffer.from(content, 'latin1')));
  }
}
