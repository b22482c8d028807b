/** An airline and the number of its flight. */
export interface FlightCode {
  /** IATA code of the airline. */
  readonly cia: string;
  readonly numero: string;
}

/**
 * The airline and the number of a flight code as tickets print it: `LA3345`, `G3 1234`, `ad-4100`; leading zeros are left out. `undefined` for any
 * other text, and for digits alone.
 */
export function readFlightNumber(text: string | null): FlightCode | undefined {
  const [, cia = '', numero = ''] = /^\s*([A-Z][A-Z0-9]|[0-9][A-Z])[\s-]?0*(\d{1,4})\s*$/i.exec(text ?? '') ?? [];
  return numero === '' ? undefined : { cia: cia.toUpperCase(), numero };
}

/** Whether a text is the number of a flight: 1 to 4 digits. */
export function isFlightNumber(text: string | null): boolean {
  return /^\d{1,4}$/.test(text ?? '');
}

/** Whether a text that is being typed may still become the number of a flight or a flight code: `33`, `L`, `G3 1`. An empty one may. */
export function mayBecomeFlightNumber(text: string | null): boolean {
  return /^\s*(\d{0,4}|[A-Z]|([A-Z][A-Z0-9]|\d[A-Z])[\s-]?0*\d{0,4})\s*$/i.test(text ?? '');
}
