import { crc32, deflateSync } from 'node:zlib';

function chunk(name: string, content: Buffer): Buffer {
  const bytes = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(bytes));
  return Buffer.concat([length, bytes, sum]);
}

/** The bytes of a dot by the colour type of the format. */
const BYTES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 4: 2, 6: 4 };

/** A PNG of one colour, without filters; `type` is the colour type of the format: 2 has three colours, 6 has transparency as well. */
export function aPng(width: number, height: number, type: 0 | 2 | 4 | 6 = 2): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, type, 0, 0, 0], 8);
  const lines = Buffer.alloc((1 + width * (BYTES[type] ?? 1)) * height, 0x7f);
  for (let line = 0; line < height; line++) lines[line * (1 + width * (BYTES[type] ?? 1))] = 0;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
