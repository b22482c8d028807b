import { extraFeeAfterFare, extraFeeOfTypedAmount } from '@guiche/domain/pricing';
import type { CommonQuote } from '@guiche/domain/quotes';
import { useFormContext } from 'react-hook-form';

/** Sets the fare and what depends on it: the extra fee follows its percentage. @see Q-120 */
export function useFare() {
  const { getValues, setValue } = useFormContext<CommonQuote>();
  return {
    setFare(fare: number | null) {
      setValue('tarifa', fare, { shouldDirty: true, shouldValidate: false });
      setValue('taxaExtra', extraFeeAfterFare(getValues(), fare).taxaExtra, { shouldDirty: true });
    },
    /** To be called after the fare is typed: an extra fee that was typed before gets its percentage, which needs a fare. */
    completeExtraFee() {
      const { tarifa, taxaExtra, taxaExtraPercentual } = getValues();
      if (taxaExtraPercentual !== null) return;
      setValue('taxaExtraPercentual', extraFeeOfTypedAmount(taxaExtra || null, tarifa).taxaExtraPercentual, { shouldDirty: true });
    },
  };
}
