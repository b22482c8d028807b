import type { HotelQuote } from '../../entities/index.ts';
import { isSame } from '../../internal/is-same.ts';

/** Whether a hotel quote is changed: new, or different from what was loaded. @see */
export function hotelQuoteChanged(quote: HotelQuote, loaded: HotelQuote | null): boolean {
  return loaded === null || loaded.versao === 0 || !isSame(quote, loaded);
}
