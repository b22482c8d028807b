import { extraFeeAfterFare, extraFeeOfTypedAmount } from '@guiche/domain/pricing';
import type { CommonQuote } from '@guiche/domain/quotes';
import { useFormContext } from 'react-hook-form';

/** The fare and what depends on it: the extra fee follows its percentage. @see Q-120 */
export function useFare() {
  const { getValues, setValue } = useFormContext<CommonQuote>();
  /** To be called after the fare has another value. */
  function adaptExtraFee(fare: number | null) {
    const quote = getValues();
    const { taxaExtra } = extraFeeAfterFare(quote, fare);
    // Every part of the form that reads the whole quote would be told, with each key that is typed.
    if (taxaExtra !== quote.taxaExtra) setValue('taxaExtra', taxaExtra, { shouldDirty: true });
  }
  return {
    adaptExtraFee,
    /** Sets the fare that is computed from other fields. */
    setFare(fare: number | null) {
      setValue('tarifa', fare, { shouldDirty: true, shouldValidate: false });
      adaptExtraFee(fare);
    },
    /** To be called after the fare is typed: an extra fee that was typed before gets its percentage, which needs a fare. */
    completeExtraFee() {
      const { tarifa, taxaExtra, taxaExtraPercentual } = getValues();
      if (taxaExtraPercentual !== null) return;
      const completed = extraFeeOfTypedAmount(taxaExtra || null, tarifa).taxaExtraPercentual;
      if (completed !== null) setValue('taxaExtraPercentual', completed, { shouldDirty: true });
    },
  };
}
