import { SAVE_QUOTE } from '@guiche/contract/quotes';
import { findRequest, listClientAnalysis, listQuotes } from '@guiche/contract/requests';
import type { AirQuote } from '@guiche/domain/entities';
import { openSession, startServer } from './server.ts';
import { printTable, quantile } from './table.ts';

const SIZES = [300, 100_000];
const WARM_UP = 30;
const CALLS = 400;
/** Number of concurrent callers; each waits for its response before the next call. */
const CALLERS = 8;
const USER = 'gestora@guiche.demo';
const PASSWORD = 'guiche-demo';

interface Figures {
  readonly perSecond: number;
  readonly p95: number;
}

async function measure(call: (caller: number) => Promise<unknown>, callers: number): Promise<Figures> {
  for (let n = 0; n < WARM_UP; n++) await call(0);
  const times: number[] = [];
  let left = CALLS;
  const start = performance.now();
  await Promise.all(
    Array.from({ length: callers }, async (_, caller) => {
      while (left-- > 0) {
        const begin = performance.now();
        await call(caller);
        times.push(performance.now() - begin);
      }
    }),
  );
  return { perSecond: CALLS / ((performance.now() - start) / 1000), p95: quantile(times, 0.95) };
}

/** Requests per second and p95 of the quotes list, of the list of client analysis with its prices, and of a quote save, with few and with many requests, of which only finished ones grow. */
export async function benchApi(): Promise<void> {
  const results: { size: number; open: number; list: Figures; analysis: Figures; save: Figures }[] = [];
  for (const size of SIZES) {
    const server = await startServer(size);
    try {
      const { client, user } = await openSession(server.address, USER, PASSWORD);
      const list = () => client.call(listQuotes, { query: { isSupplier: true } });
      const open = await list();
      const quotes = await quotesToSave(
        client,
        user.agency.id,
        open.map(({ id }) => id),
      );
      const listing = await measure(list, CALLERS);
      const analysis = await measure(() => client.call(listClientAnalysis, { query: { isSupplier: true } }), CALLERS);
      const saving = await measure(
        async (caller) => {
          const turn = quotes[caller % quotes.length];
          if (!turn) throw new Error('The demo data have no air quote to save.');
          turn.quote = await client.call(SAVE_QUOTE.AEREO, {
            params: { idViagem: turn.idViagem, tipoServico: 'aereo' },
            body: { ...turn.quote, fee: ((turn.quote.fee ?? 0) % 90) + 1 },
          });
        },
        Math.min(CALLERS, quotes.length),
      );
      results.push({ size, open: open.length, list: listing, analysis, save: saving });
    } finally {
      await server.stop();
    }
  }
  const row = (name: string, of: (result: (typeof results)[number]) => Figures) =>
    results.map((result) => [name, result.size, result.open, of(result).perSecond.toFixed(0), of(result).p95.toFixed(1)]);
  printTable(
    `API on the embedded database: ${CALLS} calls, ${CALLERS} callers`,
    ['call', 'requests', 'open', 'per second', 'p95 ms'],
    [
      ...row('quotes list', ({ list }) => list),
      ...row('client analysis', ({ analysis }) => analysis),
      ...row('quote save', ({ save }) => save),
    ],
  );
  const [small, large] = results;
  if (small && large) {
    printTable(
      'Growth of p95 (aim: under 2)',
      ['call', 'times'],
      [
        ['quotes list', (large.list.p95 / small.list.p95).toFixed(2)],
        ['client analysis', (large.analysis.p95 / small.analysis.p95).toFixed(2)],
        ['quote save', (large.save.p95 / small.save.p95).toFixed(2)],
      ],
    );
  }
}

interface Turn {
  readonly idViagem: number;
  quote: AirQuote;
}

/** A stored air quote for each caller, each of another request, so that no save is out of date. */
async function quotesToSave(
  client: Awaited<ReturnType<typeof openSession>>['client'],
  idAgencia: number,
  ids: readonly number[],
): Promise<Turn[]> {
  const turns: Turn[] = [];
  for (const idSolicitacao of ids) {
    if (turns.length === CALLERS) break;
    const { content } = await client.call(findRequest, { body: { isSupplier: true, idAgencia, situacao: 'TODOS', idSolicitacao } });
    const quote = content[0]?.servicosAereos.flatMap(({ cotacoes }) => cotacoes)[0];
    // A validity in the past would be refused, which is not the subject of the measurement.
    if (quote) turns.push({ idViagem: idSolicitacao, quote: { ...quote, validadeReserva: null } });
  }
  return turns;
}
