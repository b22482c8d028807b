/** The airlines of Brazil by IATA code. @see S-311 */
const AIRLINES = { AD: 'Azul', G3: 'Gol', JJ: 'Latam', O6: 'Avianca', '2Z': 'Passaredo' } as const;
export type AirlineIata = keyof typeof AIRLINES;

export const AIRLINE_IATAS = Object.keys(AIRLINES) as readonly AirlineIata[];

/** The name of an airline by its IATA code; an unknown code is returned as it is. @see S-311 */
export function airlineName(iata: string): string {
  const known = AIRLINE_IATAS.find((code) => code === iata);
  return known ? AIRLINES[known] : iata;
}

/** The IATA code of an airline's name, ignoring case; TAM is the former name of Latam. Null for an unknown name. @see S-311 */
export function airlineIata(name: string): AirlineIata | null {
  const wanted = name.trim().toUpperCase();
  if (wanted === 'TAM') return 'JJ';
  return AIRLINE_IATAS.find((code) => AIRLINES[code].toUpperCase() === wanted) ?? null;
}
