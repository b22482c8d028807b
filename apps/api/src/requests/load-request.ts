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
import type { Queryable } from '../db/transaction.ts';
import { quoteOfRow } from '../quotes/data/quote-row.ts';
import type { Session } from '../session/data/sessions.ts';
import { findNamed } from './data/named-requests.ts';
import { type QuotedService, quotedServices } from './data/services.ts';
import { findVisible, refuseAnothers } from './request-access.ts';
import { requestHead, travellersFor } from './request-head.ts';

function wireService({ service: row, quotes }: QuotedService, idViagem: number, session: Session): Service {
  const cotacoes = quotes.map(quoteOfRow);
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
  const named = await findNamed(db, row.uuid);
  const all = (await quotedServices(db, row.uuid)).map((quoted) => wireService(quoted, row.id, session));
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
