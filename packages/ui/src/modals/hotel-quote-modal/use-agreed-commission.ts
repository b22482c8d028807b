import type { HotelQuote } from '@guiche/domain/entities';
import { commissionAfterFare } from '@guiche/domain/hotel/pricing';
import { useFormContext } from 'react-hook-form';
import { useHotelQuoteSurroundings } from './hotel-quote-context.ts';

/**
 * The commission as it was typed last, else as the form held it first, with its fare: fares that are half typed do not change it. It ends
 * where the form got another one from elsewhere: what was typed was discarded, or the stored version was taken.
 */
export function useAgreedCommission() {
  const { commission } = useHotelQuoteSurroundings();
  const { getValues, setValue } = useFormContext<HotelQuote>();

  function agree() {
    const { valorComissao, percentualComissao, tarifa } = getValues();
    const agreed = { valorComissao, percentualComissao, tarifa };
    commission.current = { agreed, shown: agreed };
    return agreed;
  }
  function hold() {
    const { valorComissao, percentualComissao } = getValues();
    const { agreed, shown } = commission.current ?? {};
    if (shown?.valorComissao !== valorComissao || shown.percentualComissao !== percentualComissao) return agree();
    return agreed ?? agree();
  }

  return {
    /** To be called after the commission was typed. */
    agree,
    /** To be called before the fare changes. */
    hold,
    /** The commission follows the fare; a fare that is empty for a moment, as while another one is typed, does not clear it. @see Q-215 */
    followFare(tarifa: number | null) {
      if (!tarifa) return;
      const agreed = hold();
      const shown = commissionAfterFare(agreed, tarifa);
      setValue('valorComissao', shown.valorComissao, { shouldDirty: true });
      setValue('percentualComissao', shown.percentualComissao, { shouldDirty: true });
      commission.current = { agreed, shown };
    },
  };
}
