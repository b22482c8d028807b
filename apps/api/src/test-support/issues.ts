import { SAVE_ISSUE, saveIssue } from '@guiche/contract/issuing';
import type { AirQuote, AirService, Quote, Service, TravelRequest } from '@guiche/domain/entities';
import { type StatusSolicitacao, TIPO_SERVICO, TIPO_SERVICO_PATH } from '@guiche/domain/enums';
import { issueEvent } from '@guiche/domain/issuing';
import { servicesOf } from '@guiche/domain/requests';
import { eq, inArray } from 'drizzle-orm';
import { cotacao, solicitacao } from '../db/schema/solicitacao.ts';
import { airServiceOf, load, loadFromHistory, takeRequest } from './requests.ts';
import type { Person, TestServer } from './test-server.ts';

/** The rules of a client about values that change at issue; none by default, whatever the demo drew. */
export interface IssueRules {
  readonly necessitaAprovacaoAlteracaoValores?: boolean;
  readonly possuiRegraVoltarParaSelecao?: boolean;
}

export interface Issuable {
  readonly request: TravelRequest;
  readonly service: AirService;
  /** The chosen quote. */
  readonly quote: AirQuote;
}

/** The air service of a request in a status of the issuing stage, and its chosen quote. */
export async function issuable(
  server: TestServer,
  clerk: Person,
  { status = 'EMISSAO', ...rules }: IssueRules & { readonly status?: StatusSolicitacao } = {},
): Promise<Issuable> {
  const id = await takeRequest(server, status);
  const { necessitaAprovacaoAlteracaoValores = false, possuiRegraVoltarParaSelecao = false } = rules;
  await server.db
    .update(solicitacao)
    .set({ necessitaAprovacaoAlteracaoValores, possuiRegraVoltarParaSelecao })
    .where(eq(solicitacao.id, id));
  const request = await load(clerk, id);
  const service = airServiceOf(request);
  if (!service.escolhida) throw new Error(`nothing is chosen in request ${id}`);
  return { request, service, quote: service.escolhida };
}

export const pathOf = ({ id }: TravelRequest, { tipoServico }: Pick<Service, 'tipoServico'>) => ({
  idViagem: id,
  tipoServico: TIPO_SERVICO_PATH[tipoServico],
});

/** A quote as the clerk confirms it. */
function confirmation<Each extends Quote>(quote: Each): Each {
  const issued = { ...quote, dataEmissao: '2026-11-21T15:00:00.000Z', emissor: 'Ana Souza', codigoTransacaoCartao: '123456' };
  // The demo's validity may be past.
  return 'validadeReserva' in issued ? { ...issued, validadeReserva: null } : issued;
}

/** The pair with which the clerk confirms a quote, with further changes. */
export function pairOf<Each extends Quote>({ status }: Pick<TravelRequest, 'status'>, quote: Each, changes: Partial<Each> = {}) {
  const evento = issueEvent(status);
  if (evento === null) throw new Error(`nothing is issued in ${status}`);
  return { cotacaoAntiga: quote, cotacaoNova: { ...confirmation(quote), ...changes }, evento };
}

/** What an air quote of any airline needs to be issued: a ticket number, and a locator for each flight. */
export function ticketed({ segmentos }: AirQuote): Pick<AirQuote, 'numeroBilhete' | 'segmentos'> {
  const located = segmentos.map((one) => ({ ...one, voos: one.voos.map((flight) => ({ ...flight, localizador: 'QWERT1' })) }));
  return { numeroBilhete: '9572401118357', segmentos: located };
}

/** Saves the chosen air quote of a request in the issuing stage; `reserva` is what the form reserved of a balance. */
export function saveAirIssue(
  person: Person,
  { request, quote }: Pick<Issuable, 'request' | 'quote'>,
  changes: Partial<AirQuote> = {},
  reserva?: string,
) {
  const body = pairOf(request, quote, changes);
  const isAlteracaoTipoPagamento = quote.tipoPagamento?.id !== body.cotacaoNova.tipoPagamento?.id;
  return person.call(SAVE_ISSUE.AEREO, {
    params: { idViagem: request.id, tipoServico: 'aereo' },
    query: { isAlteracaoTipoPagamento, reserva },
    body,
  });
}

/** The state of a request that a clerk sees. */
export function seenTrip(request: TravelRequest) {
  const { id, status } = request;
  return { id, status, cotacoes: servicesOf(request).flatMap(({ cotacoes }) => cotacoes.map(({ id, versao }) => ({ id, versao }))) };
}

/** A request whose chosen quotes are all confirmed, or changed: its issues can be concluded. */
export async function confirmed(server: TestServer, clerk: Person, status: StatusSolicitacao = 'EMISSAO'): Promise<TravelRequest> {
  const { request } = await issuable(server, clerk, { status });
  for (const service of servicesOf(request)) {
    const chosen = service.escolhida;
    if (chosen?.statusCotacao !== 'EMISSAO_PENDENTE') continue;
    // By hand: no provider has to be asked any more.
    const reserved = service.tipoServico === 'HOTEL' ? { codigoReserva: 'HBV-2231' } : {};
    const call = {
      params: pathOf(request, service),
      query: { isAlteracaoTipoPagamento: false },
      body: pairOf<Quote>(request, chosen, reserved),
    };
    // The quotes of a service are of its kind.
    await clerk.call(saveIssue, call as Parameters<typeof clerk.call<typeof saveIssue>>[1]);
  }
  const changed = servicesOf(request).flatMap(({ escolhida }) => (escolhida?.statusCotacao === 'EMISSAO_ALTERACAO' ? [escolhida.id] : []));
  if (changed.length > 0) await server.db.update(cotacao).set({ status: 'EMISSAO_ALTERADA' }).where(inArray(cotacao.id, changed));
  return load(clerk, request.id);
}

/** A closed request whose chosen quotes are issued, with all kinds of service, and nobody responsible. */
export async function issuedTrip(server: TestServer, clerk: Person): Promise<TravelRequest> {
  for (;;) {
    const request = await loadFromHistory(clerk, await takeRequest(server, 'FECHAMENTO'));
    if (servicesOf(request).length === TIPO_SERVICO.length) return request;
  }
}

/** A request whose values were changed at issue, so that the client has to approve them; nobody is responsible. */
export async function waitingChange(server: TestServer, clerk: Person): Promise<TravelRequest> {
  return loadFromHistory(clerk, await takeRequest(server, 'APROVACAO_ALTERACAO'));
}
