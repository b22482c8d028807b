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
    goBack() {
      asking?.answer(false);
      const [first] = asking?.backward ?? [];
      // The path is that of a flight; the types cannot know which.
      if (first) asking?.form.setFocus(`${first.path}.dataChegada` as 'segmentos.0.voos.0.dataChegada');
    },
  };
}
