export { type HotelMarkupContext, hotelMarkup, hotelMarkupPercent } from './hotel-markup.ts';
export { hotelAverage, hotelFare } from './hotel-rate.ts';
export { nights } from './nights.ts';
