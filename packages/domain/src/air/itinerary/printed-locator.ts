import { AIRLINE, LOCATOR } from './printed-parts.ts';

/** Amadeus `LA/W2XEAM`, once seen as `UA.ABCDEF`; Sabre `/DCLA*X7Y8Z9`, with the kind of its connection first. */
const OF_AIRLINE = new RegExp(String.raw`(?:(?:^|\s)${AIRLINE}[/.](${LOCATOR})|/(?:DC|AB|AT)${AIRLINE}\*([A-Z\d]{5,6}))(?![A-Z\d])`);

/** The airline's locator that a text holds; null without one. */
export function airlineLocatorIn(text: string): string | null {
  const [, amadeus, sabre] = OF_AIRLINE.exec(text) ?? [];
  return amadeus ?? sabre ?? null;
}
