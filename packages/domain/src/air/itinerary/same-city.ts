/** The airports of the cities that have several, as IATA groups them. */
const CITIES: readonly (readonly string[])[] = [
  ['GRU', 'CGH', 'VCP'],
  ['GIG', 'SDU'],
  ['CNF', 'PLU'],
  ['EZE', 'AEP'],
  ['JFK', 'EWR', 'LGA'],
  ['IAD', 'DCA', 'BWI'],
  ['ORD', 'MDW'],
  ['LHR', 'LGW', 'LCY', 'STN', 'LTN'],
  ['CDG', 'ORY'],
  ['MXP', 'LIN', 'BGY'],
  ['FCO', 'CIA'],
  ['HND', 'NRT'],
];

/** Whether two airports, by their codes, serve one city: who leaves from GRU and lands at CGH is home again. @see B-004 */
export function sameCity(one: string, other: string): boolean {
  return one === other || CITIES.some((airports) => airports.includes(one) && airports.includes(other));
}
