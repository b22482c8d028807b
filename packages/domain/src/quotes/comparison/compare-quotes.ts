import { segmentMinutes } from '../../air/display/index.ts';
import { minutesBetween } from '../../dates/index.ts';
import type { AirQuote, BusQuote, Quote } from '../../entities/index.ts';
import { isExistingWallClock } from '../../internal/existing-moment.ts';
import { decimal } from '../../pricing/decimal.ts';
import type { Percent, UtcInstant } from '../../units/index.ts';
import { aboveLowestTotal } from '../above-lowest-total.ts';
import { comparableTotal } from '../comparable-total.ts';

/** The baggage that a quote includes: pieces, and kg of each where the airline says them. */
export interface ComparedBaggage {
  readonly pieces: number;
  readonly kg: number | null;
}

/** One quote beside the others of its service; null stands for what a quote of its kind does not have, or does not tell. */
export interface ComparedQuote {
  readonly id: string;
  /** The total in BRL, 2 decimals. */
  readonly total: number | null;
  /** How far the total is above the cheapest, in BRL with 2 decimals; 0 for the cheapest. */
  readonly above: number | null;
  /** The same in per cent of the cheapest, 1 decimal. */
  readonly abovePercent: Percent | null;
  /** Minutes under way, without the stay between the segments. */
  readonly minutes: number | null;
  /** Landings before the destination of each segment, added up. */
  readonly stops: number | null;
  readonly baggage: ComparedBaggage | null;
  /** Until when it can be cancelled. */
  readonly cancelUntil: UtcInstant | null;
  /** Until when the quote holds. */
  readonly expiry: UtcInstant | null;
}

/** The quotes of one service, compared. */
export interface QuoteComparison {
  /** In the order of the given quotes. */
  readonly quotes: readonly ComparedQuote[];
  /** The ids of the cheapest: several when they cost the same, none when fewer than two have a price. */
  readonly cheapest: readonly string[];
  /** The ids of the fastest: several when they take as long, none when fewer than two have a duration. */
  readonly fastest: readonly string[];
}

function airMinutes({ segmentos }: AirQuote): number | null {
  const minutes = segmentos.map(segmentMinutes);
  return minutes.length > 0 && minutes.every((each) => each !== null) ? minutes.reduce((sum, each) => sum + each, 0) : null;
}

function busMinutes({ dataPartida, dataChegada }: BusQuote): number | null {
  if (dataPartida === null || dataChegada === null) return null;
  if (!isExistingWallClock(dataPartida) || !isExistingWallClock(dataChegada)) return null;
  const minutes = minutesBetween(dataPartida, dataChegada);
  return minutes >= 0 ? minutes : null;
}

function minutesOf(quote: Quote): number | null {
  if ('segmentos' in quote) return airMinutes(quote);
  return 'dataPartida' in quote ? busMinutes(quote) : null;
}

function stopsOf(quote: Quote): number | null {
  if (!('segmentos' in quote) || quote.segmentos.length === 0) return null;
  return quote.segmentos.reduce((sum, { voos }) => sum + Math.max(0, voos.length - 1), 0);
}

function baggageOf(quote: Quote): ComparedBaggage | null {
  if (!('segmentos' in quote) || quote.quantidadeBagagem === null) return null;
  const kg = quote.quantidadeBagagem > 0 ? quote.pesoBagagem || null : null;
  return { pieces: quote.quantidadeBagagem, kg };
}

/** How much a part is of a whole that is above 0, in per cent. */
function percentOfWhole(part: number, whole: number): Percent {
  return decimal(part).times(100).div(decimal(whole)).round(1).toNumber();
}

function compared(quote: Quote, quotes: readonly Quote[]): ComparedQuote {
  const total = comparableTotal(quote);
  const above = aboveLowestTotal(quote, quotes);
  return {
    id: quote.id,
    total,
    above,
    abovePercent: total === null || above === null ? null : percentOfWhole(above, decimal(total).minus(above).toNumber()),
    minutes: minutesOf(quote),
    stops: stopsOf(quote),
    baggage: baggageOf(quote),
    cancelUntil: 'prazoCancelamento' in quote ? quote.prazoCancelamento : null,
    expiry: 'validadeReserva' in quote ? quote.validadeReserva : null,
  };
}

function idsOfLeast(values: readonly { readonly id: string; readonly value: number | null }[]): readonly string[] {
  const known = values.flatMap(({ id, value }) => (value === null ? [] : [{ id, value }]));
  if (known.length < 2) return [];
  const least = Math.min(...known.map(({ value }) => value));
  return known.filter(({ value }) => value === least).map(({ id }) => id);
}

/**
 * The quotes of one service side by side: the cheapest and the fastest, how far each is above the cheapest in BRL and in per cent, minutes
 * under way, stops, baggage, until when it can be cancelled, and until when it holds.
 *
 * Totals are compared in BRL (`comparableTotal`), half-up with 2 decimals; cancelled quotes and those without a price are not. The minutes of
 * an air quote are those of its segments, each time in the zone of its airport; those of a bus are read in one zone; other quotes have none.
 * Only a hotel quote says until when it can be cancelled, only an air quote until when it holds.
 * @see B-010
 */
export function compareQuotes(quotes: readonly Quote[]): QuoteComparison {
  const all = quotes.map((quote) => compared(quote, quotes));
  return {
    quotes: all,
    cheapest: idsOfLeast(all.map(({ id, total }) => ({ id, value: total }))),
    fastest: idsOfLeast(all.map(({ id, minutes }) => ({ id, value: minutes }))),
  };
}
