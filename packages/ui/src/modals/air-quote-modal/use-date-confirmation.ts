import { type BackwardFlight, backwardFlights } from '@guiche/domain/air/quote';
import type { AirQuote } from '@guiche/domain/entities';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';

interface Asking {
  readonly backward: readonly BackwardFlight[];
  readonly form: UseFormReturn<AirQuote>;
  readonly answer: (keep: boolean) => void;
}

/**
 * Asks about flights that arrive before they depart, which only the clerk can confirm.
 * @see
 */
export function useDateConfirmation() {
  const [asking, setAsking] = useState<Asking>();
  return {
    /** The flights of the present question. */
    flights: asking?.backward.map(({ flight }) => flight) ?? [],
    async confirm(quote: AirQuote, form: UseFormReturn<AirQuote>): Promise<boolean> {
      const backward = backwardFlights(quote);
      if (backward.length === 0) return true;
      const keep = await new Promise<boolean>((answer) => setAsking({ backward, form, answer }));
      setAsking(undefined);
      return keep;
    },
    keep: () => asking?.answer(true),
    /** Moves the arrivals to the next day; undefined unless each of them is meant so. */
    moveToNextDay: asking?.backward.every(({ nextDay }) => nextDay !== null)
      ? () => {
          for (const { path, nextDay } of asking.backward) asking.form.setValue(`${path}.dataChegada`, nextDay, { shouldDirty: true });
          asking.answer(true);
        }
      : undefined,
    goBack() {
      asking?.answer(false);
      const [first] = asking?.backward ?? [];
      if (first) asking?.form.setFocus(`${first.path}.dataChegada`);
    },
  };
}
