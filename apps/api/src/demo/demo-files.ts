import { deflateSync } from 'node:zlib';
import type { Random } from './random.ts';

/** A file of the demo, as a person would have attached it. */
export interface DemoFile {
  readonly descricao: string;
  readonly extensao: 'pdf' | 'png' | 'txt';
  readonly tipo: string;
  readonly bytes: Buffer;
}

/** The PDF of one page with some lines, and comments that give it the size of a scanned one. */
function pdf(lines: readonly string[], padding: number): Buffer {
  const text = lines.map((line) => `(${line.replace(/[()\\]/g, '\\$&')}) Tj T*`).join('\n');
  const stream = `BT /F1 12 Tf 16 TL 56 780 Td\n${text}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Length ${Buffer.byteLength(stream, 'latin1')} >>\nstream\n${stream}\nendstream`,
  ];
  let file = `%PDF-1.4\n${`%${'-'.repeat(98)}\n`.repeat(Math.ceil(padding / 100))}`;
  const offsets = objects.map((object, index) => {
    const offset = Buffer.byteLength(file, 'latin1');
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const start = Buffer.byteLength(file, 'latin1');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

const CRC = Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value >>> 0;
});

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  let crc = 0xffffffff;
  for (const byte of named) crc = (CRC[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  const [length, end] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  end.writeUInt32BE((crc ^ 0xffffffff) >>> 0);
  return Buffer.concat([length, named, end]);
}

/** A grey picture with grain, which stands for a photograph of a document. */
function png(random: Random, width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // 8 bits of grey.
  head.writeUInt8(8, 8);
  const rows = Buffer.alloc((width + 1) * height);
  for (let at = 0; at < rows.length; at++) rows[at] = at % (width + 1) === 0 ? 0 : 150 + random.int(0, 90);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]);
}

const PDFS = [
  'Voucher do hotel',
  'Política de viagens 2026',
  'Autorização do gestor',
  'Comprovante de reserva',
  'Apólice do seguro viagem',
];
const PICTURES = ['Passaporte do viajante', 'Documento com foto', 'Convite do evento'];
const TEXTS = ['Orientações do cliente', 'Endereços das reuniões'];

/** A file that fits the request with this number. */
export function makeFile(random: Random, number: number): DemoFile {
  const kind = random.weighted([
    ['pdf', 6],
    ['png', 2],
    ['txt', 2],
  ] as const);
  if (kind === 'png') {
    return { descricao: random.pick(PICTURES), extensao: kind, tipo: 'image/png', bytes: png(random, 300, random.int(200, 280)) };
  }
  const descricao = random.pick(kind === 'pdf' ? PDFS : TEXTS);
  const lines = [descricao, `Solicitação ${number}`, 'Documento de demonstração.'];
  if (kind === 'txt') {
    const bytes = Buffer.from(`${lines.join('\r\n')}\r\n\r\n${'Av. Paulista, 1000, 12.º andar, 9h\r\n'.repeat(200)}`, 'utf8');
    return { descricao, extensao: kind, tipo: 'text/plain', bytes };
  }
  return { descricao, extensao: kind, tipo: 'application/pdf', bytes: pdf(lines, random.int(20_000, 90_000)) };
}
