import { Readable } from 'node:stream';
import { ESTIMATED_BYTES, type exportRequests as exportRequestsCall, TOTAL_ROWS } from '@guiche/contract/requests';
import { dayIn } from '@guiche/domain/dates';
import { type ExportFormat, exportedCells, exportedFields, exportFileName, orderRequests, partByPending } from '@guiche/domain/lists';
import type { Deps } from '../deps.ts';
import type { CallContext } from '../http/register-call.ts';
import type { SentFile } from '../http/register-file-calls.ts';
import { textOf } from '../http/texts.ts';
import { csvBytes, csvOf } from '../sheets/csv.ts';
import type { Sheet } from '../sheets/sheet.ts';
import { XLSX_TYPE, xlsxBytes, xlsxOf } from '../sheets/xlsx.ts';
import { filteredRequests } from './filtered-requests.ts';

interface Writer {
  readonly type: string;
  readonly write: (sheet: Sheet) => AsyncGenerator<Buffer>;
  readonly bytes: (sheet: Sheet) => number;
}

const WRITERS: Record<ExportFormat, Writer> = {
  csv: { type: 'text/csv; charset=utf-8', write: csvOf, bytes: csvBytes },
  xlsx: { type: XLSX_TYPE, write: xlsxOf, bytes: xlsxBytes },
};

/**
 * The file of a list: the rows that its filters leave, in its order, with its columns. The rows are read and put in order first, then the file is
 * made as fast as it is fetched, without the database. Whoever stops fetching it stops both.
 * @see B-045
 */
export async function exportRequests(
  { db, now }: Deps,
  { session, body, language, log, setHeader }: CallContext<typeof exportRequestsCall>,
  signal: AbortSignal,
): Promise<SentFile> {
  const { formato, filtros, ordem, colunas, partida = false, ids, fuso } = body;
  const moment = now();
  const found = await filteredRequests(db, session, { filters: filtros, when: { now: moment, dayOf: dayIn(fuso) }, ids, signal });
  const ordered = orderRequests(found, ordem, filtros.lista);
  const rows = partida ? partByPending(ordered) : ordered;

  const fields = exportedFields(colunas, filtros.lista);
  const say = (key: Parameters<typeof textOf>[1]) => textOf(language, key);
  const name = exportFileName(filtros.lista, formato, { now: moment, fuso });
  const sheet: Sheet = {
    name: name.slice(0, name.indexOf('.')),
    columns: fields.map(({ titulo, largura }) => ({ heading: say(titulo), width: largura })),
    length: rows.length,
    row(index) {
      const request = rows[index];
      return request ? exportedCells(request, fields, { say, fuso }) : [];
    },
  };
  const { type, write, bytes } = WRITERS[formato];
  setHeader(TOTAL_ROWS, String(rows.length));
  setHeader(ESTIMATED_BYTES, String(bytes(sheet)));
  const { id: user } = session.usuario;
  log.info({ user, agency: session.agencia.id, list: filtros.lista, format: formato, rows: rows.length }, 'exported a list');
  return { name, type, content: Readable.from(write(sheet), { objectMode: false }) };
}
