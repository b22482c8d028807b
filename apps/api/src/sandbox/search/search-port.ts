import type { AirQuote, BusQuote, CarQuote, HotelQuote } from '@guiche/domain/entities';
import type { TipoServico } from '@guiche/domain/enums';

/** A leg of an air search: airports by their codes, and a day. */
export interface SearchedLeg {
  readonly origem: string;
  readonly destino: string;
  readonly data: string;
}

/** The criteria of a search, by the kind of service. */
export interface Criteria {
  readonly AEREO: {
    readonly tipo: 'IDA' | 'IDA_VOLTA' | 'MULTI';
    readonly trechos: readonly SearchedLeg[];
    readonly tipoCabine: AirQuote['segmentos'][number]['voos'][number]['tipoCabine'];
    readonly adultos: number;
  };
  readonly HOTEL: { readonly cidade: string; readonly checkin: string; readonly checkout: string; readonly adultos: number };
  readonly CARRO: {
    readonly cidadeRetirada: string;
    readonly cidadeDevolucao: string;
    readonly dataRetirada: string;
    readonly dataDevolucao: string;
  };
  readonly RODOVIARIO: { readonly origem: string; readonly destino: string; readonly dataIda: string; readonly viajantes: number };
}

/** The kinds of service that are searched for. */
export type SearchedKind = Extract<TipoServico, keyof Criteria>;

/** What a provider offers: the fields of a quote that it knows, in BRL. The id is the provider's, the same each time that the offer is found for one service. */
export interface Offer {
  readonly AEREO: Pick<
    AirQuote,
    'id' | 'tarifa' | 'taxas' | 'segmentos' | 'quantidadeBagagem' | 'pesoBagagem' | 'baseTarifaria' | 'validadeReserva'
  >;
  readonly HOTEL: Pick<
    HotelQuote,
    | 'id'
    | 'tarifa'
    | 'taxas'
    | 'nome'
    | 'codigoHotel'
    | 'cidade'
    | 'endereco'
    | 'telefone'
    | 'email'
    | 'latitude'
    | 'longitude'
    | 'estrelas'
    | 'checkin'
    | 'checkout'
    | 'quantidadeDiarias'
    | 'tarifaMedia'
    | 'tipoApartamento'
    | 'tipoQuarto'
    | 'tipoCama'
    | 'tipoTarifa'
    | 'regimeAlimentacao'
    | 'inclusos'
    | 'prazoCancelamento'
  >;
  readonly CARRO: Pick<
    CarQuote,
    | 'id'
    | 'tarifa'
    | 'taxas'
    | 'nomeCia'
    | 'categoria'
    | 'nomeModelo'
    | 'cambio'
    | 'arcondicionado'
    | 'valorDiaria'
    | 'quantidadeDiarias'
    | 'dataRetirada'
    | 'horaRetirada'
    | 'localRetirada'
    | 'cidadeRetirada'
    | 'dataDevolucao'
    | 'horaDevolucao'
    | 'localDevolucao'
    | 'cidadeDevolucao'
  >;
  readonly RODOVIARIO: Pick<
    BusQuote,
    'id' | 'tarifa' | 'taxas' | 'nomeCia' | 'rodoviariaPartida' | 'rodoviariaChegada' | 'classe' | 'dataPartida' | 'dataChegada'
  >;
}

/** What a consolidator is asked for. */
export interface AskedSearch<Kind extends SearchedKind> {
  readonly kind: Kind;
  readonly consolidadora: string;
  readonly criteria: Criteria[Kind];
  /** The service for which it is asked: an offer has another id for each. */
  readonly reference: string;
  readonly now: Date;
}

/** The systems of consolidators that are searched. Rejects when one does not answer. @see S-088, S-356 */
export interface SearchPort {
  /** The offers of a consolidator. */
  search<Kind extends SearchedKind>(asked: AskedSearch<Kind>, signal: AbortSignal): Promise<readonly Offer[Kind][]>;
  /** The offer as it is now, before it is chosen; null when it is not offered any more. */
  confirm<Kind extends SearchedKind>(asked: AskedSearch<Kind>, id: string, signal: AbortSignal): Promise<Offer[Kind] | null>;
}
