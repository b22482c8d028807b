import { type StatusCotacao, TIPO_SERVICO, type TipoServico } from '@guiche/domain/enums';
import { requestQuoteStatus } from '@guiche/domain/requests';
import { type FullTrip, tripOf } from './demo-full-trips.ts';
import { type DemoRequest, type DemoWorld, makeRequest } from './demo-requests.ts';
import type { Random } from './random.ts';

type QuoteRow = DemoRequest['cotacoes'][number];

/** A trip whose issues end. */
interface EndingTrip {
  readonly trip: FullTrip;
  /** ALL: every service is cancelled. RETURN: of the flight the way back alone. CHANGE: the flight is replaced by another one. */
  readonly what: 'ALL' | 'RETURN' | 'CHANGE';
  /** The code of the hotel's reservation: by its beginning a demo asks for a supplier that refuses or is silent. */
  readonly codigoReserva: string;
}

const ENDINGS: readonly (readonly [EndingTrip['what'], codigoReserva: string])[] = [
  ['ALL', 'HB48210'],
  ['ALL', 'HB48211'],
  ['ALL', 'HB48212'],
  ['ALL', 'HB48213'],
  ['ALL', 'HB48214'],
  ['ALL', 'RECUSA48215'],
  ['ALL', 'MUDO48216'],
  ['ALL', 'LENTO48217'],
  ['RETURN', 'HB48218'],
  ['RETURN', 'HB48219'],
  ['RETURN', 'HB48220'],
  ['CHANGE', 'HB48221'],
  ['CHANGE', 'HB48222'],
];

/** The trips of the demo whose issues are to be cancelled or changed. */
export const ENDING_TRIPS: readonly EndingTrip[] = ENDINGS.map(([what, codigoReserva], place) => ({
  trip: { ...tripOf(place, 'EMISSAO_ALTERACAO', false), tipo: 'IDA_VOLTA' },
  what,
  codigoReserva,
}));

/** The last segment of a flight waits for its cancellation. */
function withReturnWaiting({ dados, ...row }: QuoteRow): QuoteRow {
  const segments = dados['segmentos'] as readonly object[];
  const last = segments.length - 1;
  return {
    ...row,
    dados: {
      ...dados,
      segmentos: segments.map((segment, index) => (index === last ? { ...segment, status: 'PENDENTE_CANCELAMENTO' } : segment)),
    },
  };
}

/** The chosen quote of a service as its ending leaves it for the agency. */
function ending(row: QuoteRow, kind: TipoServico, { what, codigoReserva }: EndingTrip): QuoteRow {
  const waiting = { ...row, status: 'EMISSAO_CANCELAMENTO_PENDENTE' };
  if (kind === 'HOTEL') return { ...waiting, dados: { ...row.dados, codigoReserva } };
  if (kind !== 'AEREO' || what === 'ALL') return waiting;
  return what === 'RETURN' ? withReturnWaiting(waiting) : row;
}

/** A request whose issues end, with nobody responsible. */
export function makeEndingTrip(random: Random, world: DemoWorld, id: number, endingTrip: EndingTrip): DemoRequest {
  const { trip, what } = endingTrip;
  const { solicitacao, servicos, cotacoes } = makeRequest(random, world, { id, stage: trip.stage, fullTrip: trip });
  const kinds = new Map(servicos.map((service) => [service.id, TIPO_SERVICO.find((kind) => kind === service.tipoServico) ?? 'OUTROS']));
  const chosen = new Set(servicos.map(({ idCotacaoEscolhida }) => idCotacaoEscolhida));
  const flight = servicos.find(({ tipoServico }) => tipoServico === 'AEREO');
  const replacement = what === 'CHANGE' ? cotacoes.find((quote) => quote.servicoId === flight?.id && !chosen.has(quote.id)) : undefined;
  const ended = cotacoes.map((quote) => {
    if (quote === replacement) return { ...quote, status: 'EMISSAO_PENDENTE' };
    return chosen.has(quote.id) ? ending(quote, kinds.get(quote.servicoId) ?? 'OUTROS', endingTrip) : quote;
  });
  const statusCotacao = requestQuoteStatus(
    trip.stage.status,
    ended.map(({ status }) => status as StatusCotacao),
  );
  return {
    solicitacao: { ...solicitacao, responsavelId: null, statusCotacao },
    servicos: servicos.map((service) => (replacement && service === flight ? { ...service, idCotacaoEscolhida: replacement.id } : service)),
    cotacoes: ended,
  };
}
