import { listClientAnalysis } from '@guiche/contract/requests';
import { TIPO_SERVICO } from '@guiche/domain/enums';
import { buildApp, inApp, loadedScripts } from './app.ts';
import { openRequest, takenRequest, timeEmptyPage, timeWindow } from './quote-windows.ts';
import { printTable, quantile } from './table.ts';

const SLOWER = 4;

/** What the window of each kind of quote loads at its first opening, when they are opened one after the other, and how fast it is. */
export async function benchModals(): Promise<void> {
  buildApp();
  await inApp(async ({ page, address, session }) => {
    const analysed = (await session.client.call(listClientAnalysis, { query: { isSupplier: true } })).find(
      ({ responsavel }) => responsavel?.id === session.user.id,
    );
    if (!analysed) throw new Error('The demo data have no request of this person in client analysis.');
    // A request that is only read fetches no window ahead.
    await openRequest(page, address, analysed.idSolicitacao);
    let before = await loadedScripts(page);
    const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
    const rows: string[][] = [];
    const empty = await timeEmptyPage(page, address, SLOWER);
    for (const kind of TIPO_SERVICO) {
      const number = await takenRequest(session, kind);
      const { atRest, openings, keys, bareKeys } = await timeWindow(page, address, { number, kind, slower: SLOWER });
      const after = await loadedScripts(page);
      const ms = (value = Number.NaN) => `${value.toFixed(0)} ms`;
      rows.push([
        kind,
        kilobytes(atRest - before),
        kilobytes(after - atRest),
        ms(openings[0]),
        ms(quantile(openings.slice(1), 0.5)),
        ms(quantile(keys, 0.5)),
        ms(Math.max(...keys)),
        ms(quantile(bareKeys, 0.5)),
      ]);
      before = after;
    }
    printTable(
      `The windows of quotes in one page, in this order; keys on a processor ${SLOWER} times slower`,
      [
        'kind',
        'scripts fetched ahead, gzip',
        'by the press, gzip',
        'click to painted, first',
        'afterwards',
        'key to painted, median',
        'longest',
        'in a bare field, median',
      ],
      rows,
    );
    console.log(
      `In the one field of an empty page: ${quantile(empty, 0.5).toFixed(0)} ms in the median, ${Math.max(...empty).toFixed(0)} ms at most.`,
    );
  });
}
