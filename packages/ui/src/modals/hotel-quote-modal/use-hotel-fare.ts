import type { HotelQuote } from '@guiche/domain/entities';
import { commissionAfterFare, suggestedNights } from '@guiche/domain/hotel/quote';
import { hotelAverage, hotelFare } from '@guiche/domain/pricing';
import { parseDateTime } from '@guiche/masks/date-time';
import { useFormContext } from 'react-hook-form';
import { useFare } from '../../quote/use-fare.ts';

const isMoment = (text: string | null) => text !== null && parseDateTime(text) === text;

/** What follows from what in the price of a stay: average and nights lead to the fare, a typed fare to the average. @see */
export function useHotelFare() {
  const { getValues, setValue } = useFormContext<HotelQuote>();
  const { setFare } = useFare();
  const change = { shouldDirty: true } as const;

  /** The commission follows the fare; a fare that is gone for the moment, as while another one is typed, takes none away. @see Q-215 */
  function followFare(tarifa: number | null) {
    if (!tarifa) return;
    const { valorComissao, percentualComissao } = commissionAfterFare(getValues(), tarifa);
    setValue('valorComissao', valorComissao, change);
    setValue('percentualComissao', percentualComissao, change);
  }
  function recompute() {
    const { tarifaMedia, quantidadeDiarias } = getValues();
    // Without an average there is nothing that the nights could be multiplied with: a typed fare stays.
    if (tarifaMedia === null) return;
    const tarifa = hotelFare(tarifaMedia, quantidadeDiarias);
    setFare(tarifa);
    followFare(tarifa);
  }

  return {
    /** After the average or the nights were typed. */
    recompute,
    /** After the fare was typed. */
    averageOfFare(tarifa: number | null) {
      setValue('tarifaMedia', tarifa === null ? null : hotelAverage(tarifa, getValues('quantidadeDiarias')), change);
      followFare(tarifa);
    },
    /** After a date of the stay was typed. @see Q-124 */
    suggestNights() {
      const { checkin, checkout } = getValues();
      // Half a date is none: the nights stay until it is whole.
      if (!isMoment(checkin) || !isMoment(checkout)) return;
      setValue('quantidadeDiarias', suggestedNights(checkin, checkout), change);
      recompute();
    },
  };
}
