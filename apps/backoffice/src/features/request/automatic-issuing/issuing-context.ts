import type { AirMarkupContext } from '@guiche/domain/air/pricing';
import type { AirQuote, AirService, HotelQuote } from '@guiche/domain/entities';
import type { OpenAirQuote } from '@guiche/ui/modals/air-quote-modal';
import { createContext, use } from 'react';

/** Issuing at providers, capturing and searching again, for the cards and windows of one request. */
export interface AutomaticIssuing {
  /** Issues a flight with what is stored, unless another system has issued it already. @see */
  readonly issueAir: (service: AirService, typed: AirQuote, form: OpenAirQuote, markup: AirMarkupContext | null) => void;
  /** Reserves a hotel that was confirmed; `onAsked` is called once its provider was asked, whatever it said. @see */
  readonly issueHotel: (stored: HotelQuote, onAsked?: () => void) => void;
  /** Asks what became of an issue without an answer; `onSettled` is called once that is known. @see Q-112 */
  readonly check: (quote: AirQuote | HotelQuote, onSettled: () => void) => void;
  /** Takes over what another system issued. @see Q-060 */
  readonly capture: (service: AirService, typed: AirQuote, form: OpenAirQuote, markup: AirMarkupContext | null) => void;
  /** Searches for an expired reservation again; `form` shows what was found when its window is open. @see Q-199 */
  readonly reSearch: (service: AirService, quote: AirQuote, form?: OpenAirQuote) => void;
  /** The id of the quote that is being issued or checked. */
  readonly issuing: string | undefined;
  /** The id of the quote whose reservation is being searched for. */
  readonly searching: string | undefined;
}

export const IssuingContext = createContext<AutomaticIssuing | null>(null);

/** Errors: outside of a request's view, a programmer's mistake. */
export function useAutomaticIssuing(): AutomaticIssuing {
  const issuing = use(IssuingContext);
  if (!issuing) throw new Error('automatic issuing belongs to the view of a request');
  return issuing;
}
