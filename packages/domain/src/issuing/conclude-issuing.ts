import type { AirQuote, Currency, HotelQuote, Quote, Segment, Service } from '../entities/index.ts';
import type { StatusCotacao, StatusSolicitacao } from '../enums/index.ts';
import type { Violation } from '../messages/index.ts';
import { movedRequest } from '../requests/moved-request.ts';
import { movedQuote } from '../requests/quote-transitions.ts';
import { requestMayBecome } from '../requests/transitions.ts';
import { type HotelIssueState, issueNotBegun } from './automatic-issue.ts';
import { awaitsConfirmation } from './confirmed-issue.ts';
import type { Return } from './return-to-approval.ts';

/** The data that are checked before issues are concluded. */
export interface ConcludingIssues {
  readonly status: StatusSolicitacao;
  readonly cotacoes: readonly { readonly aguardandoFornecedor: boolean; readonly moeda: Pick<Currency, 'codigo'> | null }[];
  /** The chosen quotes of all services. */
  readonly escolhidas: readonly Pick<Quote, 'statusCotacao' | 'dataEmissao' | 'emissaoEmVerificacao'>[];
  /** The chosen quotes of air services. */
  readonly aereosEscolhidos: readonly (Pick<Quote, 'statusCotacao'> & { readonly segmentos: readonly Pick<Segment, 'voos'>[] })[];
  /** The chosen quotes of hotel services. */
  readonly hoteisEscolhidos: readonly HotelIssueState[];
}

/** What is checked of services before their issues are concluded: all of a request, or one of them to tell what holds it up. @see Q-095 */
export function concludingOf(status: StatusSolicitacao, services: readonly Service[]): ConcludingIssues {
  const chosen = services.flatMap(({ tipoServico, escolhida }) => (escolhida ? [{ tipoServico, escolhida }] : []));
  // The quotes of a service are of its kind.
  const ofKind = <Kind extends Quote>(kind: Service['tipoServico']) =>
    chosen.flatMap(({ tipoServico, escolhida }) => (tipoServico === kind ? [escolhida as Kind] : []));
  return {
    status,
    cotacoes: services.flatMap((service): readonly Quote[] => service.cotacoes),
    escolhidas: chosen.map(({ escolhida }) => escolhida),
    aereosEscolhidos: ofKind<AirQuote>('AEREO'),
    hoteisEscolhidos: ofKind<HotelQuote>('HOTEL'),
  };
}

/** Whether concluding confirms the change of what is chosen for a service: not of a flight, which is confirmed with its fine. @see Q-095 */
export function concludingConfirmsChange({ tipoServico, escolhida }: Pick<Service, 'tipoServico' | 'escolhida'>): boolean {
  return tipoServico !== 'AEREO' && escolhida?.statusCotacao === 'EMISSAO_ALTERACAO';
}

/**
 * Whether something that the client asked for is still to be done before the conclusion: a cancellation, or the change of a flight, which is
 * confirmed with its fine. The other kinds are changed by saving them, which the conclusion confirms.
 */
function isUndone({ escolhidas, aereosEscolhidos }: Pick<ConcludingIssues, 'escolhidas' | 'aereosEscolhidos'>): boolean {
  return (
    escolhidas.some(({ statusCotacao }) => statusCotacao === 'EMISSAO_CANCELAMENTO_PENDENTE') ||
    aereosEscolhidos.some(({ statusCotacao }) => statusCotacao === 'EMISSAO_ALTERACAO')
  );
}

/**
 * Why issues cannot be concluded: the request is not being issued or changed, a quote waits for its supplier, a quote has no currency, a flight of a
 * chosen air quote has no locator, a chosen quote has not been confirmed, its provider was asked to issue it and has not answered, the provider of a
 * confirmed hotel was never asked, or a cancellation or the change of a flight is still to be confirmed: nobody issues in the closing. Empty when
 * they can. The format of a locator is checked when its quote is saved: checking it again here would refuse quotes that saving allowed.
 * @see for what saving allows
 */
export function concludeIssuingViolations(concluding: ConcludingIssues): readonly Violation[] {
  const { status, cotacoes, escolhidas, aereosEscolhidos, hoteisEscolhidos } = concluding;
  if (!requestMayBecome(status, 'FECHAMENTO', 'AGENCIA')) return [{ key: 'solicitacao_nao_esta_em_emissao', field: '' }];
  const violations: Violation[] = [];
  if (cotacoes.some((quote) => quote.aguardandoFornecedor)) violations.push({ key: 'cotacao_aguardando_fornecedor', field: '' });
  if (cotacoes.some((quote) => quote.moeda === null)) violations.push({ key: 'existem_cotacoes_sem_moeda_definida', field: '' });
  const flights = aereosEscolhidos.flatMap(({ segmentos }) => segmentos.flatMap(({ voos }) => voos));
  if (flights.some(({ localizador }) => (localizador ?? '').trim() === '')) {
    violations.push({ key: 'informe_um_localizador_valido', field: '' });
  }
  if (escolhidas.some(awaitsConfirmation)) violations.push({ key: 'existem_emissoes_nao_confirmadas', field: '' });
  if (escolhidas.some(({ emissaoEmVerificacao }) => emissaoEmVerificacao)) {
    violations.push({ key: 'existem_emissoes_em_verificacao', field: '' });
  }
  if (hoteisEscolhidos.some(issueNotBegun)) violations.push({ key: 'existem_reservas_nao_iniciadas', field: '' });
  if (isUndone(concluding)) violations.push({ key: 'existem_alteracoes_pendentes', field: '' });
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
 * The status of a confirmed chosen quote after issues are concluded: a quote that waited for its issue is issued, one that was being changed is
 * changed, any other status stays.
 * @see Q-095
 */
export function quoteAfterIssues(status: StatusCotacao): StatusCotacao {
  if (status === 'EMISSAO_PENDENTE') return movedQuote(status, 'EMISSAO_FINALIZADA', 'AGENCIA');
  return status === 'EMISSAO_ALTERACAO' ? movedQuote(status, 'EMISSAO_ALTERADA', 'AGENCIA') : status;
}
