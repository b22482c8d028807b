import type { HotelQuote } from '@guiche/domain/entities';
import type { AgreedCommission } from '@guiche/domain/hotel/pricing';
import { useFormContext } from 'react-hook-form';
import { useHotelQuoteSurroundings } from './hotel-quote-context.ts';

function held({ valorComissao, percentualComissao, tarifa }: HotelQuote): AgreedCommission {
  return { valorComissao, percentualComissao, tarifa };
}

/** The commission as it was typed last, else as the form held it first, with its fare: fares that are half typed do not change it. */
export function useAgreedCommission() {
  const { commission } = useHotelQuoteSurroundings();
  const { getValues } = useFormContext<HotelQuote>();
  return {
    /** To be called before the fare changes. */
    agreed(): AgreedCommission {
      commission.current ??= held(getValues());
      return commission.current;
    },
    /** To be called after the commission was typed. */
    agree() {
      commission.current = held(getValues());
    },
  };
}
