import { findReport, findReportJob, generateReport } from '@guiche/contract/reports';
import { listQuotes } from '@guiche/contract/requests';
import type { Report } from '@guiche/domain/entities';
import { memoryOf } from './memory.ts';
import { openSession, startServer } from './server.ts';
import { printTable, quantile } from './table.ts';

const REQUESTS = 100_000;
const FORMATS = ['csv', 'xls', 'xlsx', 'txt', 'pdf'] as const satisfies readonly Report['format'][];
/** The report that has a row for each request. */
const MANAGEMENT = 'age09.jrxml';
const USER = 'gestora@guiche.demo';
const PASSWORD = 'guiche-demo';
/** Clerks who look at the list of quotes meanwhile, each again 100 ms after the answer. */
const CLERKS = 4;
const LOOK_AGAIN_MS = 100;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type Session = Awaited<ReturnType<typeof openSession>>;

/** Asks for the report of all requests, and returns what its ending says. */
async function makeReport({ client }: Session, format: Report['format']) {
  const report = await client.call(findReport, { query: { nomeArquivo: MANAGEMENT } });
  const parameters = report.parameters.map(({ options: _o, ...parameter }) => parameter);
  const { headers } = await client.send(generateReport, { headers: { prefer: 'respond-async' }, body: { ...report, parameters, format } });
  const id = headers.get('Location')?.split('/').at(-1);
  if (!id) throw new Error('The report was not begun.');
  for (;;) {
    const job = await client.call(findReportJob, { params: { id } });
    if (job.estado !== 'AGUARDANDO' && job.estado !== 'GERANDO') return job;
    await pause(250);
  }
}

/** Looks at the list of quotes until the signal; returns how long each look took, in ms. */
async function lookAtList({ client }: Session, signal: AbortSignal): Promise<number[]> {
  const times: number[] = [];
  await Promise.all(
    Array.from({ length: CLERKS }, async () => {
      while (!signal.aborted) {
        const begin = performance.now();
        await client.call(listQuotes, { query: { isSupplier: true } });
        times.push(performance.now() - begin);
        await pause(LOOK_AGAIN_MS);
      }
    }),
  );
  return times;
}

/** Notes the most that the server holds until the signal, in MB. */
async function watchMemory(pid: number, signal: AbortSignal): Promise<number> {
  let most = 0;
  while (!signal.aborted) {
    most = Math.max(most, memoryOf(pid) ?? Number.NaN);
    await pause(100);
  }
  return most;
}

/** What a report over 100,000 requests costs the server, and what the list of quotes takes meanwhile. @see S-363 */
export async function benchReports(): Promise<void> {
  const server = await startServer(REQUESTS);
  try {
    const session = await openSession(server.address, USER, PASSWORD);
    const quiet = new AbortController();
    const before = lookAtList(session, quiet.signal);
    await pause(10_000);
    quiet.abort();
    const alone = quantile(await before, 0.95);
    const rows: (string | number)[][] = [];
    for (const format of FORMATS) {
      const held = memoryOf(server.pid) ?? Number.NaN;
      const ending = new AbortController();
      const looks = lookAtList(session, ending.signal);
      const most = watchMemory(server.pid, ending.signal);
      const begin = performance.now();
      const { estado } = await makeReport(session, format);
      const seconds = (performance.now() - begin) / 1000;
      ending.abort();
      const times = await looks;
      rows.push([
        format,
        estado,
        `${seconds.toFixed(1)} s`,
        `${held.toFixed(0)} MB`,
        `${((await most) - held).toFixed(0)} MB`,
        `${quantile(times, 0.5).toFixed(0)} ms`,
        `${quantile(times, 0.95).toFixed(0)} ms`,
      ]);
    }
    printTable(
      `The management report over ${REQUESTS} requests, while ${CLERKS} clerks look at the list of quotes (p95 ${alone.toFixed(0)} ms without a report)`,
      ['format', 'ended as', 'took', 'memory before', 'at most more', 'list p50', 'p95'],
      rows,
    );
  } finally {
    await server.stop();
  }
}
