import { type CarDates, carDatesOf, changedDatesViolation } from '@guiche/domain/car/quote';
import type { CarQuote } from '@guiche/domain/entities';
import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { requestedDates } from './car-quote-context.ts';
import type { CarQuoteModalProps } from './car-quote-modal-props.ts';

interface Asking {
  readonly quoted: CarDates;
  /** The reason as it was typed before, and not confirmed. */
  readonly typed: string;
  readonly form: UseFormReturn<CarQuote>;
  readonly answer: (text: string | null) => void;
}

const reasonOf = (quote: CarQuote | undefined) => quote?.justificativaDataAlterada ?? null;

/**
 * Asks why the dates are not those that the client asked for, before a quote with other dates and without a reason is saved. What is typed into
 * the question is in the form at once, and so in the draft.
 * @see, B-064
 */
export function useDateJustification({ service, value, draft }: Pick<CarQuoteModalProps, 'service' | 'value' | 'draft'>) {
  const [asking, setAsking] = useState<Asking>();
  /** The answer of the save that runs: what the form holds is read before the question. */
  const given = useRef<string>(null);
  /** What was typed into the question and not confirmed; undefined before the first question. */
  const unconfirmed = useRef<string | null>(undefined);

  /** The reason in the form, which may be half of one: of a question that was left, in this window or, as the draft has it, before a reload. */
  function halfOf(reason: string | null): string | null {
    const half = unconfirmed.current === undefined && reasonOf(draft) !== reasonOf(value) ? reasonOf(draft) : unconfirmed.current;
    return reason === half ? reason : null;
  }

  return {
    /** The present question; undefined while nothing is asked. */
    question: asking,
    async confirm(quote: CarQuote, form: UseFormReturn<CarQuote>): Promise<boolean> {
      const quoted = carDatesOf(quote);
      given.current = null;
      const reason = reasonOf(quote);
      const half = halfOf(reason);
      if (!changedDatesViolation(quoted, requestedDates(service), half === null ? reason : null)) return true;
      const text = await new Promise<string | null>((answer) => setAsking({ quoted, typed: half ?? '', form, answer }));
      setAsking(undefined);
      given.current = text;
      if (text === null) setTimeout(() => form.setFocus('justificativaDataAlterada'));
      else {
        unconfirmed.current = null;
        form.setValue('justificativaDataAlterada', text, { shouldDirty: true });
      }
      return text !== null;
    },
    /** The quote with the answer of the save that runs. */
    justified: (quote: CarQuote): CarQuote => (given.current === null ? quote : { ...quote, justificativaDataAlterada: given.current }),
    keepTyped(text: string) {
      unconfirmed.current = text === '' ? null : text;
      asking?.form.setValue('justificativaDataAlterada', unconfirmed.current, { shouldDirty: true });
    },
    goBack: () => asking?.answer(null),
    keep: (text: string) => asking?.answer(text),
  };
}
