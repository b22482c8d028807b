import type { AirQuote, AirService, Flight, Segment } from '../../entities/index.ts';
import type { TipoSegmento } from '../../enums/index.ts';
import { type NewQuoteContext, newQuoteFields } from '../../quotes/new-quote.ts';

export interface NewAirQuoteContext extends NewQuoteContext {
  readonly service: Pick<AirService, 'id' | 'tipo' | 'segmentos' | 'viajantes' | 'camposCustomizados'>;
}

/** A flight with nothing typed yet. */
export function emptyFlight(id: string): Flight {
  return {
    id,
    numero: null,
    cia: null,
    ciaData: null,
    origem: null,
    origemData: null,
    destino: null,
    destinoData: null,
    dataPartida: null,
    dataChegada: null,
    localizador: null,
    tipoCabine: 'ECONOMICA',
    familia: null,
    assentos: [],
  };
}

/** A segment with one empty flight. */
export function emptySegment(id: string, flightId: string, tipo: TipoSegmento): Segment {
  return { id, tipo, status: null, voos: [emptyFlight(flightId)] };
}

function segmentKind(service: NewAirQuoteContext['service'], index: number): TipoSegmento {
  if (service.tipo === 'MULTI') return 'TRECHO';
  return index === 0 ? 'IDA' : 'VOLTA';
}

/**
 * The air quote with which the modal starts: a segment with its airports and its day for each requested leg; BRL; the suggested consolidator and
 * supplier, and the credential's fee.
 * @see
 */
export function newAirQuote({ service, agency, consolidators, newId }: NewAirQuoteContext): AirQuote {
  const segmentos = service.segmentos.map((leg, index): Segment => {
    const flight = emptyFlight(newId());
    return {
      id: newId(),
      tipo: segmentKind(service, index),
      status: null,
      voos: [
        {
          ...flight,
          origem: leg.origem,
          origemData: leg.origemData,
          destino: leg.destino,
          destinoData: leg.destinoData,
          // The day is known; the time is typed behind it.
          dataPartida: leg.data,
          dataChegada: leg.data,
        },
      ],
    };
  });
  return {
    ...newQuoteFields({ service, agency, consolidators, newId }),
    segmentos: segmentos.length > 0 ? segmentos : [emptySegment(newId(), newId(), 'IDA')],
    quantidadeBagagem: null,
    pesoBagagem: null,
    tourCode: null,
    baseTarifaria: null,
    codigoReserva: null,
    validadeReserva: null,
    reservado: false,
    saldoEntrada: null,
  };
}
