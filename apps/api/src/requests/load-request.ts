import type {
  AirService,
  BusService,
  CarService,
  HotelService,
  OtherService,
  Service,
  Traveller,
  TravelRequest,
} from '@guiche/domain/entities';
import type { FiltroSolicitacoes, TipoServico } from '@guiche/domain/enums';
import { pendingStatuses, requestIsOutdated } from '@guiche/domain/requests';
import { maskedCard } from '../cards/wire-card.ts';
import type { Queryable } from '../db/transaction.ts';
import { CallError } from '../http/call-error.ts';
import { quoteOfRow } from '../quotes/data/quote-row.ts';
import { quotesSeenBy } from '../quotes/quotes-seen-by.ts';
import type { Session } from '../session/data/sessions.ts';
import type { QuotedService, ServiceRow } from './data/services.ts';
import { cardNamedBy, findWhole, type WholeRequest, wholeRequestsIn } from './data/whole-requests.ts';
import { isAnothers, refuseAnothers } from './request-access.ts';
import { requestHead, travellersFor } from './request-head.ts';

/** The client's card that a service names: whether it is there, and masked for users who may see cards. @see */
function cardOf(service: ServiceRow, cards: WholeRequest['cards'], { usuario }: Session) {
  const idCartao = cardNamedBy(service);
  const card = idCartao === null ? undefined : cards.get(idCartao);
  return { idCartao, temCartao: card !== undefined, cartao: card && usuario.visualizaDadosCartao ? maskedCard(card, false) : null };
}

function wireService({ service: row, quotes }: QuotedService, { row: request, named, cards }: WholeRequest, session: Session): Service {
  const cotacoes = quotesSeenBy(session, quotes.map(quoteOfRow));
  // What a search leaves is told by the calls of the searches.
  const { viajantes, pesquisa: _p, ...dados } = row.dados;
  return {
    ...dados,
    ...cardOf(row, cards, session),
    id: row.id,
    idViagem: request.id,
    tipoServico: row.tipoServico,
    viajantes: travellersFor(session, viajantes as Traveller[], named.marcas),
    idCotacaoEscolhida: row.idCotacaoEscolhida,
    valorAprovado: row.valorAprovado,
    ...(row.reservaAprovada && { reservaAprovada: row.reservaAprovada }),
    cotacoes,
    escolhida: cotacoes.find(({ id }) => id === row.idCotacaoEscolhida) ?? null,
    // The kind decides the other fields, and responses are checked against the contract in development and tests.
  } as unknown as Service;
}

/** The whole request, with its services and quotes in the order in which they were made. @see A-121 */
function wireRequest(request: WholeRequest, session: Session): TravelRequest {
  const { row, named, services } = request;
  const all = services.map((quoted) => wireService(quoted, request, session));
  const ofKind = <S extends Service>(kind: TipoServico) => all.filter((service): service is S => service.tipoServico === kind);
  const { tiposServico: _t, trajeto: _r, ...dados } = row.dados;
  return {
    // Flow and approvers.
    ...(dados as Pick<TravelRequest, 'fluxo' | 'aprovadorSolicitacao' | 'aprovadorAlteracao'>),
    ...requestHead(named, session),
    existeServico: all.length > 0,
    solicitante: row.solicitante as TravelRequest['solicitante'],
    necessitaAprovacaoAlteracaoValores: row.necessitaAprovacaoAlteracaoValores,
    possuiRegraVoltarParaSelecao: row.possuiRegraVoltarParaSelecao,
    servicosAereos: ofKind<AirService>('AEREO'),
    servicosHotel: ofKind<HotelService>('HOTEL'),
    servicosCarro: ofKind<CarService>('CARRO'),
    servicosRodoviario: ofKind<BusService>('RODOVIARIO'),
    servicosOutros: ofKind<OtherService>('OUTROS'),
  };
}

/** One request for reading, by its number. Errors: 404; 403 for one that is with another consultant. @see A-088 */
export async function loadRequestOfHistory(db: Queryable, session: Session, idSolicitacao: number): Promise<TravelRequest> {
  const request = await findWhole(db, session, idSolicitacao);
  if (!request) throw new CallError(404, 'solicitacao_nao_encontrada');
  refuseAnothers(request.row, session);
  return wireRequest(request, session);
}

/** One request, by its number. Errors: as for reading; 409 for one that is finished, which is read in the history alone. @see */
export async function loadRequest(db: Queryable, session: Session, idSolicitacao: number): Promise<TravelRequest> {
  const request = await loadRequestOfHistory(db, session, idSolicitacao);
  if (requestIsOutdated(request.status, false)) throw new CallError(409, 'erro_status_desatualizado');
  return request;
}

/** The pending requests that the user may open. @see A-113 */
export async function loadPending(db: Queryable, session: Session, situacao: FiltroSolicitacoes): Promise<TravelRequest[]> {
  const requests = await wholeRequestsIn(db, session, pendingStatuses(situacao));
  return requests.filter(({ row }) => !isAnothers(row, session)).map((request) => wireRequest(request, session));
}
