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
