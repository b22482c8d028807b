import { requestChanges } from '@guiche/domain/logs';
import { quoteName } from '@guiche/domain/quotes';
import { quoteAfterReturn } from '@guiche/domain/requests';
import type { Transaction } from '../db/transaction.ts';
import { quoteOfRow } from '../quotes/data/quote-row.ts';
import { moveQuote, quotesOfRequest } from '../quotes/data/request-quotes.ts';
import { moveRequest } from '../requests/data/change-request.ts';
import { writeRequestLog } from '../requests/data/request-log.ts';
import { forgetChoices } from '../requests/data/services.ts';
import type { RequestRow } from '../requests/data/visible-requests.ts';
import { loggedRequest } from '../requests/logged-request.ts';

/** Whose request changes, by whom and when. */
interface Author {
  readonly request: RequestRow;
  readonly usuarioNome: string;
  readonly em: Date;
}

/** A changed value sends the request back to the client's selection, with all that waits for its issue or its change. @see Q-105 */
export async function returnToSelection(tx: Transaction, author: Author): Promise<void> {
  const { request, usuarioNome, em } = author;
  const names: string[] = [];
  const rows = await quotesOfRequest(tx, request.uuid);
  const chosen = await forgetChoices(tx, rows);
  for (const row of rows) {
    const quote = quoteOfRow(row);
    if (chosen.has(quote.id)) names.push(quoteName(quote));
    const to = quoteAfterReturn(quote, 'SELECAO_COTACAO');
    if (to !== quote.statusCotacao) await moveQuote(tx, row, { to, by: 'AGENCIA' }, author);
  }
  await moveRequest(tx, request, { to: 'SELECAO_COTACAO', by: 'AGENCIA' }, { analiseDesde: em, sandboxRespondeEm: null });
  await writeRequestLog(tx, {
    solicitacaoUuid: request.uuid,
    tipo: 'VALOR_ALTERADO_EMISSAO',
    usuarioNome,
    alteracoes: requestChanges({ ...loggedRequest(request), escolhidas: names }, { status: 'SELECAO_COTACAO', escolhidas: [] }),
    em,
  });
}
