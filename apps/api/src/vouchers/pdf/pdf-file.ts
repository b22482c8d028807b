/** The size of a page: A4, in points. */
export const PAGE = { width: 595, height: 842 } as const;

const latin1 = (text: string) => Buffer.from(text, 'latin1');

/** The title of a document as a PDF has it: UTF-16 with its mark. */
function textString(text: string): string {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le').swap16();
  return `<${bytes.toString('hex')}>`;
}

/**
 * A PDF of pages that use Helvetica as `F1` and its bold face as `F2`, in WinAnsiEncoding, and Symbol as `F3`, in its own. Every reader has
 * these three, so that nothing need be embedded.
 */
export function pdfFile(title: string, pages: readonly string[]): Buffer {
  const fonts = ['Helvetica', 'Helvetica-Bold', 'Symbol'].map(
    (name) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name}${name === 'Symbol' ? '' : ' /Encoding /WinAnsiEncoding'} >>`,
  );
  // Catalogue, tree of pages, three fonts and the description come first; then each page and what is on it.
  const FIRST_PAGE = 7;
  const pageNumbers = pages.map((_, index) => FIRST_PAGE + 2 * index);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pageNumbers.map((number) => `${number} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    ...fonts,
    `<< /Title ${textString(title)} >>`,
    ...pages.flatMap((content, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Resources << /Font << /F1 3 0 R /F2 4 0 R /F3 5 0 R >> >> /Contents ${FIRST_PAGE + 2 * index + 1} 0 R >>`,
      `<< /Length ${latin1(content).length} >>\nstream\n${content}\nendstream`,
    ]),
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = latin1(file).length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = latin1(file).length;
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 6 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return latin1(file);
}
