import { expect, test } from 'vitest';
import { aPng, readPdf } from '../test-support/index.ts';
import { textWidth, wrapped } from './fonts.ts';
import { LYING, PdfDocument } from './pdf-document.ts';
import { pdfImage } from './pdf-image.ts';

/** A document of so many pages, each with its texts, taken after each page. */
function documentOf(pages: readonly (readonly string[])[]): Buffer {
  const document = new PdfDocument(LYING);
  const taken = pages.map((texts) => {
    for (const text of texts) document.draw(document.text(text, { x: 40, y: 500, size: 9 }));
    document.endPage();
    return document.take();
  });
  document.end('Relatório é', 'pt-BR', (page, all) => [
    document.text(`Página ${page} de ${all}`, { x: 40, y: 20, size: 8, weight: 'bold' }),
  ]);
  return Buffer.concat([...taken, document.take()]);
}

test('S-363 a text comes back letter by letter, whatever its alphabet, and every font of it is in the file', () => {
  const texts = ['São João (Ação) \\ R$ 1.234,56', 'Győr, Ελλάδα, Привет', 'São com marcas soltas'];
  const { title, pages, embedded, missing } = readPdf(documentOf([texts]));
  expect(title).toBe('Relatório é');
  expect(pages).toEqual([['São João (Ação) \\ R$ 1.234,56', 'Győr, Ελλάδα, Привет', 'São com marcas soltas', 'Página 1 de 1']]);
  expect(embedded.toSorted()).toEqual(['F400cyrillic', 'F400greek', 'F400latin', 'F400latin-ext', 'F600latin']);
  expect(missing).toEqual([]);
});
test('S-363 what the font does not have is drawn without its mark, or as a question mark', () => {
  expect(readPdf(documentOf([['東, d\u0325']])).pages[0]?.[0]).toBe('?, d');
});
test('S-363 an arrow, which the font does not have, is drawn as one, and what draws it is in the file', () => {
  const { pages, embedded, missing } = readPdf(documentOf([['GRU → REC ← VIX']]));
  expect(pages[0]?.[0]).toBe('GRU → REC ← VIX');
  expect(embedded.toSorted()).toEqual(['F400arrows', 'F400latin', 'F600latin']);
  expect(missing).toEqual([]);
});
test('S-363 a document that is taken page by page is whole, and each page says which it is', () => {
  const { pages } = readPdf(documentOf(Array.from({ length: 120 }, (_, index) => [`Linha ${index}`])));
  expect(pages).toEqual(Array.from({ length: 120 }, (_, index) => [`Linha ${index}`, `Página ${index + 1} de 120`]));
});

test('S-363 a long text goes on in the next line, and a word that is longer than a line is broken', () => {
  const text = `uma frase ${'comprida '.repeat(12)}${'x'.repeat(90)}`;
  const lines = wrapped(text, 120, 9);
  expect(lines.join(' ').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
  for (const line of lines) expect(textWidth(line, 9)).toBeLessThanOrEqual(120);
  expect(wrapped('', 120, 9)).toEqual(['']);
});

test('S-124 the images of attachments are embedded: JPEG as it is, PNG with its transparency; what is damaged is no image', () => {
  const jpeg = Buffer.from('ffd8ffe000104a46494600010100000100010000ffc0001108000400080301220002110103110ffffd9', 'hex');
  expect(pdfImage(jpeg)).toMatchObject({ width: 8, height: 4, dictionary: expect.stringContaining('/DCTDecode') });
  expect([0, 2].map((type) => pdfImage(aPng(6, 5, type as 0 | 2))?.mask)).toEqual([undefined, undefined]);
  for (const type of [4, 6] as const) {
    expect(pdfImage(aPng(6, 5, type))).toMatchObject({ width: 6, height: 5, mask: { dictionary: expect.stringContaining('/DeviceGray') } });
  }
  const document = new PdfDocument(LYING);
  for (const type of [2, 6] as const) {
    const image = pdfImage(aPng(6, 5 + type, type));
    if (image) document.image(image, { x: 40, y: 40, width: 6, height: 5 });
  }
  document.endPage();
  document.end('Imagens', 'pt-BR', () => []);
  expect(readPdf(document.take()).images).toEqual([
    [
      [6, 7],
      [6, 11],
    ],
  ]);
  for (const file of [Buffer.from('GIF89a'), Buffer.alloc(0), aPng(6, 5).subarray(0, 20), jpeg.subarray(0, 24), Buffer.from('%PDF')]) {
    expect(pdfImage(file)).toBeUndefined();
  }
});
