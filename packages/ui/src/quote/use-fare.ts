import { extraFeeOf, extraFeePercent } from '@guiche/domain/pricing';
import type { CommonQuote } from '@guiche/domain/quotes';
import { useFormContext } from 'react-hook-form';

/** Sets the fare with what hangs on it: the extra fee follows its percentage. @see Q-120 */
export function useFare() {
  const { getValues, setValue } = useFormContext<CommonQuote>();
  return {
    setFare(fare: number | null) {
      setValue('tarifa', fare, { shouldDirty: true, shouldValidate: false });
      const share = getValues('taxaExtraPercentual');
      // The percentage is what was agreed; its amount follows the fare.
      if (share !== null) setValue('taxaExtra', extraFeeOf(fare, share), { shouldDirty: true });
    },
    /** Once the fare is typed: an extra fee that was typed before it gets its percentage, for only now is there something to be a part of. */
    completeExtraFee() {
      const { tarifa, taxaExtra, taxaExtraPercentual } = getValues();
      if (tarifa && taxaExtra && taxaExtraPercentual === null) {
        setValue('taxaExtraPercentual', extraFeePercent(taxaExtra, tarifa), { shouldDirty: true });
      }
    },
  };
}
