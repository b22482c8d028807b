import { type CarDates, carDatesOf, changedDatesViolation } from '@guiche/domain/car/quote';
import type { CarQuote } from '@guiche/domain/entities';
import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type CarQuoteSurroundings, requestedDates } from './car-quote-context.ts';

interface Asking {
  readonly quoted: CarDates;
  readonly answer: (text: string | null) => void;
}

/**
 * Asks why the dates are not those that the client asked for, before a quote with other dates and without a reason is saved.
 * @see
 */
export function useDateJustification(service: CarQuoteSurroundings['service']) {
  const [asking, setAsking] = useState<Asking>();
  /** The answer of the save that runs: what the form holds is read before the question. */
  const given = useRef<string>(null);
  return {
    /** The dates of the present question; undefined while nothing is asked. */
    quoted: asking?.quoted,
    async confirm(quote: CarQuote, form: UseFormReturn<CarQuote>): Promise<boolean> {
      const quoted = carDatesOf(quote);
      given.current = null;
      if (!changedDatesViolation(quoted, requestedDates(service), quote.justificativaDataAlterada ?? null)) return true;
      const text = await new Promise<string | null>((answer) => setAsking({ quoted, answer }));
      setAsking(undefined);
      given.current = text;
      if (text === null) setTimeout(() => form.setFocus('justificativaDataAlterada'));
      else form.setValue('justificativaDataAlterada', text, { shouldDirty: true });
      return text !== null;
    },
    /** The quote with the answer of the save that runs. */
    justified: (quote: CarQuote): CarQuote => (given.current === null ? quote : { ...quote, justificativaDataAlterada: given.current }),
    goBack: () => asking?.answer(null),
    keep: (text: string) => asking?.answer(text),
  };
}
