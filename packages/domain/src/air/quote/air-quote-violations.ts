import { validateLocator } from '@guiche/masks/locator';
import type { AirQuote, Flight } from '../../entities/index.ts';
import { isExistingDay, isExistingInstant, isExistingWallClock } from '../../internal/existing-moment.ts';
import type { MessageKey, Violation } from '../../messages/index.ts';
import { authorizationCodeViolation } from '../../quotes/authorization-code.ts';
import {
  customFieldViolations,
  priceViolations,
  type QuoteContext,
  someViolation,
  supplierViolations,
  textViolations,
} from '../../quotes/common-violations.ts';
import { isFlightNumber } from './flight-number.ts';

export interface AirQuoteContext extends QuoteContext {
  readonly now: Date;
  /** The service was bought before it was requested. */
  readonly retroativo: boolean;
}

/**
 * What forbids saving an air quote, each at its field; empty when it may be saved. The screen shows them; the server checks again.
 *
 * Besides the rules of every quote (price, supplier, authorization code, custom fields): there is a segment, and each segment has a flight.
 * A flight has an airline, a number of 1 to 4 digits, an origin, a destination other than the origin, and a departure and an arrival that
 * are existing dates and times; that it arrives before it departs is no violation (see `backwardFlights`). The locator of every flight is
 * checked in the issuing stage, and before it for a reserved quote or one with any locator; never when the value was changed at issue. The
 * validity of the reservation is an existing moment later than now; for a retroactive service or an automatic issue it may be past.
 * @see
 */
export function airQuoteViolations(quote: AirQuote, context: AirQuoteContext): readonly Violation[] {
  return [
    ...priceViolations(quote),
    ...itineraryViolations(quote, context),
    ...validityViolations(quote, context),
    ...supplierViolations(quote, context),
    ...someViolation(authorizationCodeViolation('AEREO', quote, context.mode)),
    ...textViolations(quote),
    ...customFieldViolations(quote),
  ];
}

function itineraryViolations(quote: AirQuote, context: AirQuoteContext): Violation[] {
  if (quote.segmentos.length === 0) return [{ key: 'informe_segmento', field: 'segmentos' }];
  const locators = locatorsAreChecked(quote, context);
  return quote.segmentos.flatMap((segment, s): Violation[] => {
    if (segment.voos.length === 0) return [{ key: 'informe_voo', field: `segmentos.${s}.voos` }];
    return segment.voos.flatMap((flight, f) => {
      const path = `segmentos.${s}.voos.${f}`;
      return [...flightViolations(flight, path), ...(locators ? locatorViolations(flight, path) : [])];
    });
  });
}

function flightViolations(flight: Flight, path: string): Violation[] {
  const missing: [keyof Flight, MessageKey, boolean][] = [
    ['cia', 'informe_a_cia', !flight.cia],
    ['numero', 'informe_o_numero_do_voo', !isFlightNumber(flight.numero)],
    ['origem', 'origem_obrigatoria', !flight.origem],
    ['destino', 'destino_obrigatorio', !flight.destino],
    ['destino', 'origem_e_destino_iguais', Boolean(flight.origem) && flight.origem === flight.destino],
    ['dataPartida', 'informe_data_de_partida', !flight.dataPartida],
    ['dataChegada', 'informe_data_de_chegada', !flight.dataChegada],
    ['dataPartida', 'informe_a_hora', isDay(flight.dataPartida)],
    ['dataChegada', 'informe_a_hora', isDay(flight.dataChegada)],
    ['dataPartida', 'data_invalida', isNoMoment(flight.dataPartida)],
    ['dataChegada', 'data_invalida', isNoMoment(flight.dataChegada)],
  ];
  return missing.filter(([, , refused]) => refused).map(([name, key]) => ({ key, field: `${path}.${name}` }));
}

/** Whether a text is not a valid date and time: a field hands out what it cannot read as it was typed (`31/02/2026 10:00`). @see S-220 */
function isNoMoment(text: string | null): boolean {
  return Boolean(text) && !isDay(text) && !isExistingWallClock(text ?? '');
}

/** Whether a text is a day, whose time is still missing. */
function isDay(text: string | null): boolean {
  return text !== null && isExistingDay(text);
}

/**
 * Whether an air quote is saved only with the locator of each flight: at its issue and once it is reserved, until its value was changed at
 * issue.
 * @see
 */
export function locatorsAreRequired(
  { valorAlteradoEmissao, reservado }: Pick<AirQuote, 'valorAlteradoEmissao' | 'reservado'>,
  mode: QuoteContext['mode'],
): boolean {
  return !valorAlteradoEmissao && (mode === 'issue' || Boolean(reservado));
}

/**
 * Whether locators are checked: in quote mode for a reserved quote or a filled locator, in issue mode always; never once the value was
 * changed at issue.
 * @see Q-202
 */
function locatorsAreChecked(quote: AirQuote, { mode }: AirQuoteContext): boolean {
  if (quote.valorAlteradoEmissao) return false;
  return locatorsAreRequired(quote, mode) || quote.segmentos.some(({ voos }) => voos.some(({ localizador }) => Boolean(localizador)));
}

function locatorViolations(flight: Flight, path: string): Violation[] {
  return validateLocator(flight.localizador ?? '') === undefined
    ? []
    : [{ key: 'informe_um_localizador_valido', field: `${path}.localizador` }];
}

/** A validity equal to now is refused; an empty one is not checked. @see Q-204 */
function validityViolations(quote: AirQuote, { now, retroativo }: AirQuoteContext): Violation[] {
  if (quote.validadeReserva === null) return [];
  if (!isExistingInstant(quote.validadeReserva)) {
    return [{ key: 'data_invalida', field: 'validadeReserva' }];
  }
  if (retroativo || quote.emitidaAutomaticamente) return [];
  return Date.parse(quote.validadeReserva) > now.getTime()
    ? []
    : [{ key: 'o_vencimento_da_reserva_deve_ser_maior_que_data_hora_atual', field: 'validadeReserva' }];
}
