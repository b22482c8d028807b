import type { AirQuote, CapturedData, Seat, Traveller } from '../../entities/index.ts';
import { extraFeeAfterFare } from '../../pricing/index.ts';
import type { AirMarkupContext } from '../pricing/index.ts';
import { prepareAirQuote } from '../quote/index.ts';
import { comparableName } from './comparable-name.ts';

type Named = Pick<Traveller, 'id' | 'nomeCompleto'>;

export interface CaptureContext {
  readonly viajantes: readonly Named[];
  /** The context of the automatic margin; null keeps the stored markup, as while the money of a quote is locked. */
  readonly markup: AirMarkupContext | null;
}

/**
 * An air quote with the captured data: locator and seats of each flight in order, ticket numbers, money, reservation deadline, locator and
 * issue date; the extra fee's amount, the automatic margin and the totals are computed. Fields that the external system does not know keep their values.
 *
 * Ticket numbers of several passengers go into one field, separated by `/`. A seat goes to the traveller with the passenger's name
 * (ignoring case and accents); the seat of a passenger without such a traveller is left out.
 * @see
 */
export function fillFromCapture(quote: AirQuote, data: CapturedData, { viajantes, markup }: CaptureContext): AirQuote {
  const passengers = namedPassengers(data, viajantes);
  let at = -1;
  const segmentos = quote.segmentos.map((segment) => ({
    ...segment,
    voos: segment.voos.map((flight) => {
      at += 1;
      return {
        ...flight,
        localizador: data.voos[at]?.localizador ?? flight.localizador,
        assentos: seatsOf(passengers, at, flight.id) ?? flight.assentos,
      };
    }),
  }));
  const tarifa = data.tarifa ?? quote.tarifa;
  const filled = {
    ...quote,
    ...(tarifa === quote.tarifa ? {} : extraFeeAfterFare(quote, tarifa)),
    segmentos,
    numeroBilhete: data.bilhetes.map(({ numero }) => numero).join('/') || quote.numeroBilhete,
    tarifa,
    taxas: data.taxas ?? quote.taxas,
    fee: data.fee ?? quote.fee,
    duRav: data.duRav ?? quote.duRav,
    validadeReserva: data.prazoEmissao ?? quote.validadeReserva,
    localizador: data.localizador ?? quote.localizador,
    dataEmissao: data.dataEmissao ?? quote.dataEmissao,
  };
  return prepareAirQuote(filled, markup);
}

interface NamedPassenger {
  readonly assentos: CapturedData['passageiros'][number]['assentos'];
  /** The traveller of the passenger's name; undefined when there is none. */
  readonly idViajante: string | undefined;
}

/** The captured passengers, each with the traveller of the same name. Travellers who share a name are assigned once each, in order. */
function namedPassengers({ passageiros }: CapturedData, viajantes: readonly Named[]): readonly NamedPassenger[] {
  const free = viajantes.map(({ id, nomeCompleto }) => ({ id, name: comparableName(nomeCompleto) }));
  return passageiros.map(({ nome, sobrenome, assentos }) => {
    const taken = free.find(({ name }) => name === comparableName(`${nome} ${sobrenome}`));
    if (taken) free.splice(free.indexOf(taken), 1);
    return { assentos, idViajante: taken?.id };
  });
}

/** The seats of a flight, given by its index in the quote; undefined when no captured passenger has a seat on it. */
function seatsOf(passengers: readonly NamedPassenger[], flight: number, idAereoVoo: string): Seat[] | undefined {
  const seated = passengers.flatMap(({ assentos, idViajante }) => {
    const assento = assentos[flight] ?? null;
    return assento === null ? [] : [{ assento, idViajante }];
  });
  if (seated.length === 0) return undefined;
  return seated.flatMap(({ assento, idViajante }) =>
    idViajante === undefined ? [] : [{ idAereoVoo, idViajante, reservado: true, assento }],
  );
}
