import { inflateSync } from 'node:zlib';

/** A PDF as a reader shows it. */
interface ReadPdf {
  readonly title: string;
  /** The texts of each page in the order in which they are written, read by the maps of their fonts. */
  readonly pages: readonly (readonly string[])[];
  /** Where each of these texts begins, in points from the left. */
  readonly lefts: readonly (readonly number[])[];
  /** The images of each page: width and height in dots. */
  readonly images: readonly (readonly (readonly [width: number, height: number])[])[];
  /** The fonts whose outlines are in the file. */
  readonly embedded: readonly string[];
  /** The fonts whose outlines are not. */
  readonly missing: readonly string[];
}

interface PdfObject {
  readonly text: string;
  readonly stream: Buffer | undefined;
}

const utf16 = (hex: string) =>
  Buffer.from(hex, 'hex')
    .swap16()
    .toString('utf16le')
    .replace(/^\ufeff/, '');

/** The objects by number, each found by the table at the end, as readers find them. */
function objectsOf(file: Buffer): ReadonlyMap<number, PdfObject> {
  const all = file.toString('latin1');
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(all)?.[1]);
  if (!all.startsWith('%PDF-1.') || !all.startsWith('xref\n', start)) throw new Error('no PDF');
  const offsets = [...all.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
  return new Map(
    offsets.map((offset, index): readonly [number, PdfObject] => {
      if (!all.startsWith(`${index + 1} 0 obj\n`, offset)) throw new Error(`object ${index + 1} is not where the table says`);
      const begin = all.indexOf('stream\n', offset);
      const end = all.indexOf('endobj', offset);
      if (begin < 0 || begin > end) return [index + 1, { text: all.slice(offset, end), stream: undefined }];
      const text = all.slice(offset, begin);
      const length = Number(/\/Length (\d+)/.exec(text)?.[1]);
      const bytes = file.subarray(begin + 7, begin + 7 + length);
      if (!all.startsWith('\nendstream', begin + 7 + length)) throw new Error(`object ${index + 1} has another length`);
      return [index + 1, { text, stream: /\/Filter \/FlateDecode(?! \/DecodeParms)/.test(text) ? inflateSync(bytes) : bytes }];
    }),
  );
}

/** Reads a PDF from its bytes alone. */
export function readPdf(file: Buffer): ReadPdf {
  const objects = objectsOf(file);
  const object = (number: string | undefined): PdfObject => {
    const found = objects.get(Number(number));
    if (!found) throw new Error(`the file has no object ${number}`);
    return found;
  };
  const of = ({ text }: PdfObject, name: string) => object(new RegExp(`/${name} (\\d+) 0 R`).exec(text)?.[1]);
  const trailer: PdfObject = { text: file.toString('latin1', file.lastIndexOf('trailer')), stream: undefined };
  const kids = [...(/\/Kids \[(.*?)\]/.exec(of(of(trailer, 'Root'), 'Pages').text)?.[1]?.matchAll(/(\d+) 0 R/g) ?? [])];
  const pages = kids.map(([, number]) => object(number));

  const fonts = new Map<string, ReadonlyMap<string, string>>();
  const [embedded, missing]: [string[], string[]] = [[], []];
  for (const [, name, number] of pages[0] ? of(pages[0], 'Font').text.matchAll(/\/(\w[\w-]*) (\d+) 0 R/g) : []) {
    const font = object(number);
    const descendant = object(/\/DescendantFonts \[(\d+) 0 R\]/.exec(font.text)?.[1]);
    (of(descendant, 'FontDescriptor').text.includes('/FontFile2') ? embedded : missing).push(name ?? '');
    const map = of(font, 'ToUnicode').stream?.toString('latin1') ?? '';
    fonts.set(name ?? '', new Map([...map.matchAll(/^<(\w{4})> <(\w+)>$/gm)].map(([, glyph, text]) => [glyph ?? '', utf16(text ?? '')])));
  }
  const textOfLine = (line: string) =>
    [...line.matchAll(/\/([\w-]+) [\d.]+ Tf <(\w*)> Tj/g)]
      .map(([, font, glyphs]) => (glyphs?.match(/.{4}/g) ?? []).map((glyph) => fonts.get(font ?? '')?.get(glyph) ?? '\ufffd').join(''))
      .join('');
  const contentOf = ({ text }: PdfObject) =>
    [...(/\/Contents \[(.*?)\]/.exec(text)?.[1]?.matchAll(/(\d+) 0 R/g) ?? [])]
      .map(([, number]) => object(number).stream?.toString('latin1'))
      .join('\n');
  const linesOf = (page: PdfObject) =>
    contentOf(page)
      .split('\n')
      .filter((line) => line.startsWith('BT '));
  return {
    title: utf16(/\/Title <(\w+)>/.exec(of(trailer, 'Info').text)?.[1] ?? ''),
    pages: pages.map((page) => linesOf(page).map(textOfLine)),
    lefts: pages.map((page) => linesOf(page).map((line) => Number(/^BT ([\d.]+) /.exec(line)?.[1]))),
    images: pages.map(({ text }) =>
      [...(/\/XObject <<(.*?)>>/.exec(text)?.[1]?.matchAll(/(\d+) 0 R/g) ?? [])].map(([, number]) => {
        const image = object(number).text;
        return [Number(/\/Width (\d+)/.exec(image)?.[1]), Number(/\/Height (\d+)/.exec(image)?.[1])] as const;
      }),
    ),
    embedded,
    missing,
  };
}
