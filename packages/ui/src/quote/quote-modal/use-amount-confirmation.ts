import { type CommonQuote, quoteIsNew, type UnusualAmount, unusualAmounts } from '@guiche/domain/quotes';
import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';

interface Asking {
  readonly amounts: readonly UnusualAmount[];
  readonly currency: string;
  readonly answer: (keep: boolean) => void;
}

/** Asks about amounts that were probably typed wrongly, before they are saved, each once; going back leads to the first of them. */
export function useAmountConfirmation(stored: CommonQuote | undefined, above: number | undefined, fareBelow: number | undefined) {
  const [asking, setAsking] = useState<Asking>();
  /** What was kept: a save that failed is tried again without the same question. */
  const kept = useRef<{ readonly of: string | undefined; readonly amounts: readonly UnusualAmount[] }>({ of: undefined, amounts: [] });
  return {
    /** The present question. */
    asking,
    async confirm<Quote extends CommonQuote>(quote: Quote, form: UseFormReturn<Quote>): Promise<boolean> {
      const before = kept.current.of === stored?.id ? kept.current.amounts : [];
      const isKept = ({ field, from, to }: UnusualAmount) =>
        before.some((one) => one.field === field && one.from === from && one.to === to);
      const known = stored && quoteIsNew(stored) ? undefined : stored;
      const amounts = unusualAmounts(quote, known, above, fareBelow).filter((one) => !isKept(one));
      const [first] = amounts;
      if (!first) return true;
      const keep = await new Promise<boolean>((answer) => setAsking({ amounts, currency: quote.moeda?.codigo ?? 'BRL', answer }));
      setAsking(undefined);
      if (keep) kept.current = { of: stored?.id, amounts: [...before, ...amounts] };
      // Every quote has the field; the types of a generic form cannot know its path.
      if (!keep) setTimeout(() => form.setFocus(first.field as Parameters<typeof form.setFocus>[0]));
      return keep;
    },
  };
}
