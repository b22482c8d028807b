import type { QuoteOf } from '@guiche/domain/entities';
import type { Criteria, SearchedKind } from '../sandbox/search/search-port.ts';

interface Searched {
  readonly adultos: number;
  readonly viajantes: readonly unknown[];
}

/** A bus is searched for the travellers, of whom there is one at least. */
export const busPassengers = (viajantes: readonly unknown[]) => Math.max(1, viajantes.length);

/** The moment of a day and a time of day. */
const clockOf = (day: string | null, hour: string | null) => `${day ?? ''}T${hour ?? ''}`;

const CRITERIA: { readonly [Kind in SearchedKind]: (quote: QuoteOf[Kind], searched: Searched) => Criteria[Kind] } = {
  AEREO: ({ segmentos }, { adultos }) => ({
    tipo: segmentos.some(({ tipo }) => tipo === 'TRECHO') ? 'MULTI' : segmentos.length > 1 ? 'IDA_VOLTA' : 'IDA',
    trechos: segmentos.map(({ voos }) => ({
      origem: voos[0]?.origem ?? '',
      destino: voos.at(-1)?.destino ?? '',
      data: voos[0]?.dataPartida?.slice(0, 10) ?? '',
    })),
    tipoCabine: segmentos[0]?.voos[0]?.tipoCabine ?? null,
    adultos,
  }),
  HOTEL: ({ cidade, checkin, checkout }, { adultos }) => ({
    cidade: cidade ?? '',
    checkin: checkin ?? '',
    checkout: checkout ?? '',
    adultos,
  }),
  CARRO: (quote) => ({
    cidadeRetirada: quote.cidadeRetirada ?? '',
    cidadeDevolucao: quote.cidadeDevolucao ?? '',
    dataRetirada: clockOf(quote.dataRetirada, quote.horaRetirada),
    dataDevolucao: clockOf(quote.dataDevolucao, quote.horaDevolucao),
  }),
  RODOVIARIO: ({ rodoviariaPartida, rodoviariaChegada, dataPartida }, { viajantes }) => ({
    origem: rodoviariaPartida ?? '',
    destino: rodoviariaChegada ?? '',
    dataIda: dataPartida?.slice(0, 10) ?? '',
    viajantes: busPassengers(viajantes),
  }),
};

/** The search that finds an offer again, from what the offer itself says. */
export function criteriaOfQuote<Kind extends SearchedKind>(kind: Kind, quote: QuoteOf[Kind], searched: Searched): Criteria[Kind] {
  return CRITERIA[kind](quote, searched);
}
