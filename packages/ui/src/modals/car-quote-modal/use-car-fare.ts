import { carDailyRate, carDays, carFare } from '@guiche/domain/car/pricing';
import { carDatesOf } from '@guiche/domain/car/quote';
import type { CarQuote } from '@guiche/domain/entities';
import { useFormContext } from 'react-hook-form';
import { useQuoteSurroundings } from '../../quote/quote-surroundings.ts';
import { useFare } from '../../quote/use-fare.ts';

/**
 * The dependencies in the price of a rental: the days are counted from pickup and return, the fare is computed from rate and days, the rate
 * from a typed fare.
 * @see
 */
export function useCarFare() {
  const { moneyFixed } = useQuoteSurroundings();
  const { getValues, setValue } = useFormContext<CarQuote>();
  const { setFare } = useFare();
  const change = { shouldDirty: true } as const;

  function recompute() {
    const { valorDiaria, quantidadeDiarias } = getValues();
    // Without a rate there is nothing to multiply the days by: a typed fare stays.
    if (valorDiaria !== null) setFare(carFare(valorDiaria, quantidadeDiarias));
  }

  return {
    /** To be called after the rate or the days were typed. */
    recompute,
    /** To be called after the fare was typed. Without days it has no rate, so that days that are typed later leave it as it is. */
    rateOfFare(tarifa: number | null) {
      const { quantidadeDiarias } = getValues();
      setValue('valorDiaria', tarifa === null || !quantidadeDiarias ? null : carDailyRate(tarifa, quantidadeDiarias), change);
    },
    /** To be called after another pickup or return was typed and both are complete. Where the price is fixed, so are its days. */
    countDays() {
      if (moneyFixed) return;
      const { retirada, devolucao } = carDatesOf(getValues());
      setValue('quantidadeDiarias', carDays(retirada, devolucao), change);
      recompute();
    },
  };
}
