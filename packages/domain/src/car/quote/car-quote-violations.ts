import type { CarQuote, CarService } from '../../entities/index.ts';
import { isExistingWallClock } from '../../internal/existing-moment.ts';
import type { Violation } from '../../messages/index.ts';
import {
  amountViolations,
  customFieldViolations,
  priceViolations,
  type QuoteContext,
  someViolation,
  supplierViolations,
  textViolations,
} from '../../quotes/common-violations.ts';
import { unreadableDates } from '../../quotes/unreadable-dates.ts';
import { CAR_DAYS_LIMITS } from '../pricing/index.ts';
import { carMoment } from './car-moment.ts';
import { type CarDates, changedDatesViolation, pickupViolation, returnViolation } from './date-violations.ts';
import { placeViolations } from './supplier-fields.ts';

export interface CarQuoteContext extends QuoteContext {
  /** Wall-clock time at the place of the pickup. */
  readonly now: string;
  /** The service was bought before it was requested. */
  readonly retroativo: boolean;
  /** The dates that the client asked for. */
  readonly requested: Pick<CarService, 'dataRetirada' | 'dataDevolucao'>;
}

/** Pickup and return of a quote as wall-clock times; null while the day or the hour is missing. */
export function carDatesOf(quote: Pick<CarQuote, 'dataRetirada' | 'horaRetirada' | 'dataDevolucao' | 'horaDevolucao'>): CarDates {
  const moment = (day: string | null, hour: string | null) => (day === null || hour === null ? null : `${day}T${hour}`);
  return { retirada: moment(quote.dataRetirada, quote.horaRetirada), devolucao: moment(quote.dataDevolucao, quote.horaDevolucao) };
}

/**
 * What forbids saving a car quote, each at its field; empty when it may be saved. The server calls it before saving.
 *
 * Besides the rules of every quote (price, supplier, custom fields): the daily rate is not negative, the days are from 1 to 9,999, and pickup
 * and return are existing days with a time, in their order. Each of the two may be missing.
 * @see
 */
export function carQuoteViolations(quote: CarQuote, context: CarQuoteContext): readonly Violation[] {
  return [
    ...priceViolations(quote),
    ...amountViolations(quote, ['valorDiaria']),
    ...daysViolations(quote),
    ...rentalViolations(quote, context),
    ...placeViolations(quote, context.temFornecedorExterno),
    ...supplierViolations(quote, context),
    ...textViolations(quote),
    ...customFieldViolations(quote),
  ];
}

function daysViolations({ quantidadeDiarias: days }: CarQuote): readonly Violation[] {
  if (days === null || (days >= CAR_DAYS_LIMITS.min && days <= CAR_DAYS_LIMITS.max)) return [];
  return [{ key: 'dias_fora_do_limite', field: 'quantidadeDiarias' }];
}

/** The violations of pickup and return. Their order is judged once each is empty, or an existing day with its time. */
function rentalViolations(quote: CarQuote, { now, retroativo, requested }: CarQuoteContext): readonly Violation[] {
  const moments = {
    dataRetirada: carMoment({ day: quote.dataRetirada, hour: quote.horaRetirada }),
    dataDevolucao: carMoment({ day: quote.dataDevolucao, hour: quote.horaDevolucao }),
  };
  const unreadable = unreadableDates(moments, ['dataRetirada', 'dataDevolucao'], isExistingWallClock);
  if (unreadable.length > 0) return unreadable;
  const dates = carDatesOf(quote);
  return [
    ...someViolation(pickupViolation(dates.retirada, now, retroativo)),
    ...someViolation(returnViolation(dates)),
    ...someViolation(
      changedDatesViolation(
        dates,
        { retirada: requested.dataRetirada, devolucao: requested.dataDevolucao },
        quote.justificativaDataAlterada ?? null,
      ),
    ),
  ];
}
