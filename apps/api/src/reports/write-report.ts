import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FormatoRelatorio } from '@guiche/domain/enums';
import { csvOfTable } from '../sheets/csv.ts';
import { writeXls } from '../sheets/xls.ts';
import { XLSX_TYPE, xlsxOfTable } from '../sheets/xlsx.ts';
import type { PrintedReport } from './printed-report.ts';
import { reportPdf } from './report-pdf.ts';
import { reportTxt } from './report-txt.ts';

/** A report as a file on the disk. */
export interface WrittenReport {
  /** Absolute path. */
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  /** SHA-256 in hexadecimal. */
  readonly sha256: string;
  /** Media type. */
  readonly type: string;
}

/** The media type of each format. */
export const REPORT_TYPES: Record<FormatoRelatorio, string> = {
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
  xls: 'application/vnd.ms-excel',
  xlsx: XLSX_TYPE,
  txt: 'text/plain; charset=utf-8',
};

const appending =
  (make: (report: PrintedReport) => AsyncGenerator<Buffer>) =>
  async (report: PrintedReport, file: FileHandle): Promise<void> => {
    for await (const bytes of make(report)) await file.appendFile(bytes);
  };

const WRITE: Record<FormatoRelatorio, (report: PrintedReport, file: FileHandle) => Promise<void>> = {
  pdf: appending(reportPdf),
  csv: appending(csvOfTable),
  txt: appending(reportTxt),
  xls: writeXls,
  xlsx: appending(xlsxOfTable),
};

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/**
 * Writes a report into a new file of a folder, some rows at a time. On the disk first: so that a report that fails in the middle is a refusal
 * and not half a file, and that its length is known. Whoever calls removes the file; one that fails leaves none.
 */
export async function writeReport(report: PrintedReport, format: FormatoRelatorio, dir: string): Promise<WrittenReport> {
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const path = join(dir, randomUUID());
  try {
    const file = await open(path, 'wx', 0o600);
    try {
      await WRITE[format](report, file);
    } finally {
      await file.close();
    }
    const { size } = await stat(path);
    return { path, size, sha256: await sha256Of(path), type: REPORT_TYPES[format] };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}
