/** An airline and the number of its flight. */
export interface FlightCode {
  /** IATA code of the airline. */
  readonly cia: string;
  readonly numero: string;
}

/** What people write before a flight: `Voo LA3345`. */
const WORD = /^\s*(?:v[oô]o|vuelo|flight)(?:\s*:\s*|\s+)/i;
/** A booking class behind it: `LA3345 Y`. Without the blank the letter belongs to the number: such a flight is another one. */
const BOOKING_CLASS = /(\d)\s+[A-Z]\s*$/i;

/** The flight alone, without the word before it and the booking class behind it. */
function withoutSurroundings(text: string | null): string {
  return (text ?? '').replace(WORD, '').replace(BOOKING_CLASS, '$1').trim();
}

/**
 * The airline and the number of a flight code as tickets print it: `LA3345`, `G3 1234`, `ad-4100`, `Voo AD 4100 Y`; leading zeros are left out.
 * `undefined` for any other text, and for digits alone.
 */
export function readFlightNumber(text: string | null): FlightCode | undefined {
  const [, cia = '', numero = ''] = /^([A-Z][A-Z0-9]|[0-9][A-Z])[\s-]?0*(\d{1,4})$/i.exec(withoutSurroundings(text)) ?? [];
  return numero === '' ? undefined : { cia: cia.toUpperCase(), numero };
}

/** The number in a text without an airline, `Voo 3345 Y`; `undefined` for any other text. */
export function readBareFlightNumber(text: string | null): string | undefined {
  const bare = withoutSurroundings(text);
  return isFlightNumber(bare) ? bare : undefined;
}

/** Whether a text is the number of a flight: 1 to 4 digits. */
export function isFlightNumber(text: string | null): boolean {
  return /^\d{1,4}$/.test(text ?? '');
}

/**
 * Whether a text that is being typed may still become the number of a flight or a flight code: `33`, `L`, `G3 1`, `Voo`, `LA3345 Y`. An empty one
 * may.
 */
export function mayBecomeFlightNumber(text: string | null): boolean {
  const typed = text ?? '';
  if (/^\s*(v[oô]?o?|vu(e(lo?)?)?|f(l(i(g(ht?)?)?)?)?)\s*:?$/i.test(typed)) return true;
  return /^(\d{0,4}|[A-Z]|([A-Z][A-Z0-9]|\d[A-Z])[\s-]?0*\d{0,4})$/i.test(withoutSurroundings(typed));
}
