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
import type { TipoServico } from '@guiche/domain/enums';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Session } from '../auth/session.ts';
import { cotacao, servico, solicitacao } from '../db/schema/solicitacao.ts';
import type { Queryable } from '../db/transaction.ts';
import { CallError } from '../http/call-error.ts';
import { quoteOfRow } from '../quotes/quote-row.ts';
import { findVisible, refuseAnothers } from './request-access.ts';
import { requestHead, selectNamed, travellersFor } from './request-head.ts';

type ServiceRow = typeof servico.$inferSelect;
type QuoteRow = typeof cotacao.$inferSelect;

function wireService(row: ServiceRow, quotes: readonly QuoteRow[], idViagem: number, session: Session): Service {
  const cotacoes = quotes.filter(({ servicoId }) => servicoId === row.id).map(quoteOfRow);
  const { viajantes, ...dados } = row.dados;
  return {
    ...dados,
    id: row.id,
    idViagem,
    tipoServico: row.tipoServico,
    viajantes: travellersFor(session, viajantes as Traveller[]),
    idCotacaoEscolhida: row.idCotacaoEscolhida,
    valorAprovado: row.valorAprovado,
    cotacoes,
    escolhida: cotacoes.find(({ id }) => id === row.idCotacaoEscolhida) ?? null,
    // The kind decides the rest, and answers are checked against the contract in development and tests.
  } as unknown as Service;
}

/** The whole request, with its services and quotes in the order in which they were made. @see A-121 */
export async function loadRequest(db: Queryable, session: Session, idSolicitacao: number): Promise<TravelRequest> {
  const row = await findVisible(db, session, { id: idSolicitacao });
  refuseAnothers(row, session);
  const [named] = await selectNamed(db).where(eq(solicitacao.uuid, row.uuid));
  if (!named) throw new CallError(404, 'solicitacao_nao_encontrada');
  const services = await db.select().from(servico).where(eq(servico.solicitacaoUuid, row.uuid)).orderBy(asc(servico.ordem));
  const ids = services.map(({ id }) => id);
  const quotes =
    ids.length === 0
      ? []
      : await db.select().from(cotacao).where(inArray(cotacao.servicoId, ids)).orderBy(asc(cotacao.criadaEm), asc(cotacao.id));
  const all = services.map((service) => wireService(service, quotes, row.id, session));
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
