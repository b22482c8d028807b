import type { HotelQuote } from '@guiche/domain/entities';
import { commissionAfterFare, hotelAverage, hotelFare } from '@guiche/domain/hotel/pricing';
import { suggestedNights } from '@guiche/domain/hotel/quote';
import { parseDateTime } from '@guiche/masks/date-time';
import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { useFare } from '../../quote/use-fare.ts';
import { useAgreedCommission } from './use-agreed-commission.ts';

const daysOf = ({ checkin, checkout }: Pick<HotelQuote, 'checkin' | 'checkout'>) => `${checkin?.slice(0, 10)} ${checkout?.slice(0, 10)}`;
const isMoment = (text: string | null) => text !== null && parseDateTime(text) === text;

/**
 * The dependencies in the price of a stay: the fare is computed from average and nights, the average from a typed fare.
 * @see
 */
export function useHotelFare() {
  const { getValues, setValue } = useFormContext<HotelQuote>();
  const { setFare } = useFare();
  const { agreed } = useAgreedCommission();
  const lastDays = useRef(daysOf(getValues()));
  const change = { shouldDirty: true } as const;

  /** The commission follows the fare; a fare that is empty for a moment, as while another one is typed, does not clear it. @see Q-215 */
  function followFare(tarifa: number | null) {
    if (!tarifa) return;
    const { valorComissao, percentualComissao } = commissionAfterFare(agreed(), tarifa);
    setValue('valorComissao', valorComissao, change);
    setValue('percentualComissao', percentualComissao, change);
  }
  function recompute() {
    const { tarifaMedia, quantidadeDiarias } = getValues();
    // Without an average there is nothing to multiply the nights by: a typed fare stays.
    if (tarifaMedia === null) return;
    const tarifa = hotelFare(tarifaMedia, quantidadeDiarias);
    agreed();
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
    /** To be called after a date of the stay was typed. @see Q-124 */
    suggestNights() {
      const { checkin, checkout } = getValues();
      // The nights stay until the date is complete.
      if (!isMoment(checkin) || !isMoment(checkout)) return;
      // Another hour of the same days suggests nothing: what was typed over the suggestion stays.
      const days = daysOf({ checkin, checkout });
      if (days === lastDays.current) return;
      lastDays.current = days;
      setValue('quantidadeDiarias', suggestedNights(checkin, checkout), change);
      recompute();
    },
  };
}
