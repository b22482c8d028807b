import type { Currency, Segment } from '../entities/index.ts';
import type { StatusCotacao, StatusSolicitacao } from '../enums/index.ts';
import type { Violation } from '../messages/index.ts';
import { movedQuote, movedRequest } from '../requests/transitions.ts';
import type { Return } from './return-to-approval.ts';

/** The data that are checked before issues are concluded. */
export interface ConcludingIssues {
  readonly cotacoes: readonly { readonly aguardandoFornecedor: boolean; readonly moeda: Pick<Currency, 'codigo'> | null }[];
  /** The chosen quotes of air services. */
  readonly aereosEscolhidos: readonly { readonly segmentos: readonly Pick<Segment, 'voos'>[] }[];
}

/**
 * Why issues cannot be concluded: a quote waits for its supplier, a quote has no currency, or a flight of a chosen air quote has no
 * locator. Empty when they can. The format of a locator is checked when its quote is saved: checking it again here would refuse quotes that
 * saving allowed.
 * @see for what saving allows
 */
export function concludeIssuingViolations({ cotacoes, aereosEscolhidos }: ConcludingIssues): readonly Violation[] {
  const violations: Violation[] = [];
  if (cotacoes.some((quote) => quote.aguardandoFornecedor)) violations.push({ key: 'cotacao_aguardando_fornecedor', field: '' });
  if (cotacoes.some((quote) => quote.moeda === null)) violations.push({ key: 'existem_cotacoes_sem_moeda_definida', field: '' });
  const flights = aereosEscolhidos.flatMap(({ segmentos }) => segmentos.flatMap(({ voos }) => voos));
  if (flights.some(({ localizador }) => (localizador ?? '').trim() === '')) {
    violations.push({ key: 'informe_um_localizador_valido', field: '' });
  }
  return violations;
}

/**
 * The status of a request that is being issued or changed after its issues are concluded: the closing, unless it goes back to approval or
 * selection.
 *
 * Errors: `RangeError` for a request in any other status (a caller's mistake).
 * @see Q-095
 */
export function statusAfterIssues(status: StatusSolicitacao, returnsTo: Return): StatusSolicitacao {
  return movedRequest(status, returnsTo ?? 'FECHAMENTO', 'AGENCIA');
}

/**
 * The status of a confirmed chosen quote after issues are concluded: a quote that waited for its issue is issued, any other status stays.
 * @see Q-095
 */
export function quoteAfterIssues(status: StatusCotacao): StatusCotacao {
  return status === 'EMISSAO_PENDENTE' ? movedQuote(status, 'EMISSAO_FINALIZADA', 'AGENCIA') : status;
}
