import type { CommonQuote } from '@guiche/domain/quotes';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { useFare } from './use-fare.ts';

/** Writes values into the form of a quote, as if they had been typed. */
export type FillQuote<Quote> = (changes: Partial<Quote>) => void;

/** Returns a function that writes values into the form of the quote around it; a fare takes what depends on it along. @see Q-146 */
export function useFillQuote<Quote extends CommonQuote>(): FillQuote<Quote> {
  const { setValue } = useFormContext<FieldValues>();
  const { setFare, completeExtraFee } = useFare();
  return (changes) => {
    for (const [name, value] of Object.entries(changes)) setValue(name, value, { shouldDirty: true, shouldValidate: false });
    if (changes.tarifa === undefined) return;
    setFare(changes.tarifa);
    completeExtraFee();
  };
}
