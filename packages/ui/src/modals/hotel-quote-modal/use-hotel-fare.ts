import type { HotelQuote } from '@guiche/domain/entities';
import { hotelAverage, hotelFare } from '@guiche/domain/hotel/pricing';
import { suggestedNights } from '@guiche/domain/hotel/quote';
import { useFormContext } from 'react-hook-form';
import { useQuoteSurroundings } from '../../quote/quote-surroundings.ts';
import { useFare } from '../../quote/use-fare.ts';
import { useAgreedCommission } from './use-agreed-commission.ts';

/**
 * The dependencies in the price of a stay: the fare is computed from average and nights, the average from a typed fare.
 * @see
 */
export function useHotelFare() {
  const { getValues, setValue } = useFormContext<HotelQuote>();
  const { setFare } = useFare();
  const { hold, followFare } = useAgreedCommission();
  const { moneyFixed } = useQuoteSurroundings();
  const change = { shouldDirty: true } as const;

  function recompute() {
    const { tarifaMedia, quantidadeDiarias } = getValues();
    // Without an average there is nothing to multiply the nights by: a typed fare stays.
    if (tarifaMedia === null) return;
    const tarifa = hotelFare(tarifaMedia, quantidadeDiarias);
    hold();
    setFare(tarifa);
    followFare(tarifa);
  }

  return {
    /** To be called after the average or the nights were typed. */
    recompute,
    /** To be called after the fare was typed. */
    averageOfFare(tarifa: number | null) {
      setValue('tarifaMedia', tarifa === null ? null : hotelAverage(tarifa, getValues('quantidadeDiarias')), change);
      followFare(tarifa);
    },
    /** To be called after other days of the stay were typed, and both are complete. Where the price is fixed, so are its nights. @see Q-124 */
    suggestNights() {
      const { checkin, checkout } = getValues();
      if (moneyFixed || checkin === null || checkout === null) return;
      setValue('quantidadeDiarias', suggestedNights(checkin, checkout), change);
      recompute();
    },
  };
}
