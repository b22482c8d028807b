export {
  type AgreedCommission,
  type Commission,
  commissionAfterFare,
  commissionFraction,
  commissionFractionOf,
  commissionOfTypedFraction,
  commissionOfTypedValue,
  commissionValue,
  commissionWithFare,
} from './commission.ts';
export { type HotelMarkupContext, hotelMarkup, hotelMarkupPercent } from './hotel-markup.ts';
export { hotelAverage, hotelFare } from './hotel-rate.ts';
export { nights } from './nights.ts';
