import { type FileHandle, open } from 'node:fs/promises';
import type { FileContent } from './file-formats.ts';

/** The bytes with which every compound file of Microsoft begins. */
const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const HEAD = 1024;
/** The end of a zip archive is a record of 22 bytes and a comment. */
const ZIP_END = 22 + 65_535;
const ZIP_END_MARK = Buffer.from('PK\x05\x06', 'latin1');
const ZIP_ENTRY_MARK = 0x02014b50;
/** The most bytes of an archive's list that are read: more entries than any document has. */
const ZIP_LIST = 1024 * 1024;
const STEP = 64 * 1024;
/** Markup at the beginning of a text, which a browser would run or draw. */
const MARKUP = /^\uFEFF?\s*<(?:!doctype|\?xml|html|head|body|svg|script|iframe)/i;

async function bytesAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

/** Walks through a file in pieces; `see` gets each with the end of the one before it, and stops the walk by returning true. */
async function someOf(file: FileHandle, overlap: number, see: (piece: Buffer) => boolean): Promise<boolean> {
  let before: Buffer = Buffer.alloc(0);
  for (let position = 0; ; position += STEP) {
    const piece = await bytesAt(file, position, STEP);
    if (piece.length === 0) return false;
    const whole = Buffer.concat([before, piece]);
    if (see(whole)) return true;
    before = whole.subarray(Math.max(0, whole.length - overlap));
  }
}

/** The names of the files in a zip archive; undefined for anything else. */
async function zipNames(file: FileHandle, size: number): Promise<string[] | undefined> {
  const tail = await bytesAt(file, Math.max(0, size - ZIP_END), ZIP_END);
  const at = tail.lastIndexOf(ZIP_END_MARK);
  if (at < 0 || at + 22 > tail.length) return undefined;
  const length = tail.readUInt32LE(at + 12);
  if (length > ZIP_LIST) return undefined;
  const list = await bytesAt(file, tail.readUInt32LE(at + 16), length);
  const names: string[] = [];
  let entry = 0;
  while (entry + 46 <= list.length && list.readUInt32LE(entry) === ZIP_ENTRY_MARK) {
    const name = list.readUInt16LE(entry + 28);
    names.push(list.toString('utf8', entry + 46, entry + 46 + name));
    entry += 46 + name + list.readUInt16LE(entry + 30) + list.readUInt16LE(entry + 32);
  }
  return names;
}

async function isPackage(file: FileHandle, size: number, folder: string): Promise<boolean> {
  const names = await zipNames(file, size);
  if (!names?.includes('[Content_Types].xml') || !names.some((name) => name.startsWith(folder))) return false;
  // Macros have formats and endings of their own.
  return !names.some((name) => name.toLowerCase().endsWith('vbaproject.bin'));
}

async function isText(file: FileHandle): Promise<boolean> {
  const head = await bytesAt(file, 0, HEAD);
  const wide = head.length >= 2 && (head.readUInt16LE(0) === 0xfeff || head.readUInt16BE(0) === 0xfeff);
  if (MARKUP.test(head.toString(wide ? 'utf16le' : 'utf8'))) return false;
  // The text of another format: its signature is readable, its end is not.
  if (head.includes('%PDF-') || head.subarray(0, 5).equals(Buffer.from('{\\rtf'))) return false;
  return wide || !(await someOf(file, 0, (piece) => piece.includes(0)));
}

/** Whether the content of a file is what its format says. Reads pieces of it: of no size is it all in memory. @see B-063 */
export async function contentMatches(path: string, size: number, content: FileContent): Promise<boolean> {
  const file = await open(path);
  try {
    const head = await bytesAt(file, 0, HEAD);
    switch (content.by) {
      case 'start':
        return content.starts.some((bytes) => head.subarray(0, bytes.length).equals(Buffer.from(bytes)));
      case 'early':
        return head.includes(Buffer.from(content.bytes));
      case 'compound': {
        const names = content.streams.map((name) => Buffer.from(name, 'utf16le'));
        return (
          head.subarray(0, COMPOUND.length).equals(COMPOUND) &&
          (await someOf(file, 128, (piece) => names.some((name) => piece.includes(name))))
        );
      }
      case 'package':
        return await isPackage(file, size, content.folder);
      case 'text':
        return await isText(file);
    }
  } finally {
    await file.close();
  }
}
