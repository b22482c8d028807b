import { crc32, inflateRawSync } from 'node:zlib';

/** The files of an archive by name, found by its directory as others read archives; their sums are checked. */
export function readZip(archive: Buffer): ReadonlyMap<string, string> {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  if (end < 0) throw new Error('no archive');
  const files = new Map<string, string>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    if (archive.readUInt32LE(at) !== 0x02014b50) throw new Error(`no entry at ${at}`);
    const [crc, packed, size] = [16, 20, 24].map((offset) => archive.readUInt32LE(at + offset));
    const nameLength = archive.readUInt16LE(at + 28);
    const rest = archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const local = archive.readUInt32LE(at + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const content = inflateRawSync(archive.subarray(start, start + (packed ?? 0)));
    if (content.length !== size || crc32(content) !== crc) throw new Error(`${name} is damaged`);
    files.set(name, content.toString());
    at += 46 + nameLength + rest;
  }
  return files;
}

/** A cell as a spreadsheet shows it: a text, a number, or what the format of the number makes of it. */
type ReadCell = string | number | null | { readonly formato: string; readonly valor: string | number };

const plain = (xml: string) =>
  xml.replace(/&(amp|lt|gt|quot);/g, (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name] ?? '');

/** The rows of the first sheet. Dates are read from their number by the format of their style. */
export function readXlsx(file: Buffer): readonly (readonly ReadCell[])[] {
  const files = readZip(file);
  const styles = files.get('xl/styles.xml') ?? '';
  const formats = new Map(
    [...styles.matchAll(/<numFmt numFmtId="(\d+)" formatCode="([^"]*)"/g)].map(([, id, code]) => [id, plain(code ?? '')]),
  );
  const used = [...(styles.split('<cellXfs')[1] ?? '').matchAll(/<xf numFmtId="(\d+)"/g)].map(([, id]) => formats.get(id));
  const rows = (files.get('xl/worksheets/sheet1.xml') ?? '').split('<row>').slice(1);
  return rows.map((row) =>
    [...row.matchAll(/<c(?: t="(\w+)")?(?: s="(\d+)")?(?:\/>|>(.*?)<\/c>)/gs)].map(([, type, style, content]): ReadCell => {
      if (content === undefined) return null;
      if (type === 'inlineStr') return plain(/<t[^>]*>(.*)<\/t>/s.exec(content)?.[1] ?? '');
      const number = Number(/<v>(.*)<\/v>/.exec(content)?.[1]);
      const formato = used[Number(style)];
      if (formato === undefined) return number;
      if (!formato.includes('yyyy')) return { formato, valor: number };
      const moment = new Date(Math.round(number * 86_400_000) + Date.UTC(1899, 11, 30)).toISOString();
      return { formato, valor: moment.slice(0, formato.includes('hh') ? 16 : 10) };
    }),
  );
}

/** The lines of a CSV with semicolons, read character by character; each ends with CRLF. */
export function readCsv(text: string): readonly (readonly string[])[] {
  const lines: string[][] = [[]];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at);
    if (quoted) {
      if (letter !== '"') cell += letter;
      else if (text.charAt(at + 1) === '"') cell += text.charAt(++at);
      else quoted = false;
    } else if (letter === '"') quoted = true;
    else if (letter === ';' || text.startsWith('\r\n', at)) {
      lines.at(-1)?.push(cell);
      cell = '';
      if (letter === '\r') {
        at++;
        lines.push([]);
      }
    } else cell += letter;
  }
  return lines.slice(0, -1);
}
