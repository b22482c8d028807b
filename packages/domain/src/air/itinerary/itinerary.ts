import type { TipoSegmento } from '../../enums/index.ts';
import type { WallClock } from '../../units/index.ts';

/** The reservation systems whose itineraries are read. Galileo stands for Apollo too: the two print the same fields. */
export const ITINERARY_SYSTEMS = ['amadeus', 'sabre', 'galileo', 'worldspan'] as const;
export type ItinerarySystem = (typeof ITINERARY_SYSTEMS)[number];

/** A flight of a printed itinerary. Places and airline are codes: the reader knows no names. */
export interface ItineraryFlight {
  /** IATA code of the airline. */
  readonly airline: string;
  /** Without leading zeros. */
  readonly number: string;
  /** The booking class, one letter. */
  readonly class: string;
  /** IATA code of the airport, or of its city. */
  readonly origin: string;
  readonly destination: string;
  /** Local time at the origin; a day alone where no time is printed (a flight that was booked elsewhere). */
  readonly departure: WallClock;
  /** Local time at the destination; a day alone where no time is printed. */
  readonly arrival: WallClock;
  /** The status of the reservation, two letters: `HK` confirmed, `HL` waiting list. */
  readonly status: string;
  /** The airline's own locator, where it is printed beside the flight. */
  readonly airlineLocator: string | null;
}

/** The flights of one direction. */
export interface ItinerarySegment {
  readonly tipo: TipoSegmento;
  readonly flights: readonly ItineraryFlight[];
}

/** What a line says. `silent` is known to say nothing here; a line of any other kind but `notUnderstood` is understood. */
export type LineMeaning =
  | { readonly kind: 'flight'; readonly flight: ItineraryFlight }
  /** A flight that was cancelled, refused or flown: told, and not part of the trip. `status` is the printed one. */
  | { readonly kind: 'notTaken'; readonly status: string }
  /** A surface sector (ARNK). */
  | { readonly kind: 'gap' }
  /** A flight without a date that is fixed (OPEN). */
  | { readonly kind: 'open' }
  | { readonly kind: 'passengers'; readonly passengers: readonly string[] }
  | { readonly kind: 'locator'; readonly locator: string | null }
  /** The airline's locator of the flight above it. */
  | { readonly kind: 'airlineLocator'; readonly locator: string | null }
  /** A date, or a date and hour; null when tickets were issued already. */
  | { readonly kind: 'timeLimit'; readonly timeLimit: string | null }
  | { readonly kind: 'silent' }
  | { readonly kind: 'notUnderstood' };

/** A line of the text, counted from 1, and what it says. */
export interface ItineraryLine {
  readonly number: number;
  /** The line as it was pasted. */
  readonly text: string;
  readonly meaning: LineMeaning;
}

/** What was read of a pasted itinerary. */
export interface Itinerary {
  /** The system that printed it; null when no line was understood. */
  readonly system: ItinerarySystem | null;
  /** The system's own locator; without one, the airline's locator that all flights carry; else null. */
  readonly locator: string | null;
  /** The system's locators that the text holds besides `locator`, each once: it is of several reservations. */
  readonly otherLocators: readonly string[];
  /** As printed, in upper case: `BORGES/RITA MRS`. */
  readonly passengers: readonly string[];
  readonly segments: readonly ItinerarySegment[];
  /** Until when tickets are to be issued: a date, or a date and hour as the system printed them; null without one. */
  readonly timeLimit: string | null;
  /** Every line of the text, in its order. */
  readonly lines: readonly ItineraryLine[];
  readonly notUnderstood: readonly ItineraryLine[];
}
