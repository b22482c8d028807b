export { type AirResult, sortAirResults } from './air-sort.ts';
export { type BusResult, sortBusResults } from './bus-sort.ts';
export { type CarResult, sortCarResults } from './car-sort.ts';
export { DURATION_STEP, durationFilter } from './duration-filter.ts';
export { filterResults } from './filter-results.ts';
export { HANDLE_GAP, historyPriceEnds, movedHandles } from './history-slider.ts';
export { type HotelResult, sortHotelResults } from './hotel-sort.ts';
export { type Itinerary, returnSegment, stopCount, travelMinutes } from './itinerary.ts';
export {
  airOfferKey,
  busOfferKey,
  carOfferKey,
  groupOffers,
  hotelOfferKey,
  mergeOffers,
  type OfferGroup,
} from './offer-groups.ts';
export { alphabetical, ordered } from './order.ts';
export type { Priced } from './price.ts';
export { priceFilter } from './price-filter.ts';
export { PRICE_STEP, priceEnds, priceLabel } from './price-slider.ts';
export type { Range } from './range.ts';
export { moreIsOffered, newResultView, RESULT_PAGE, type ResultView, refiltered, resorted, withMore } from './result-view.ts';
export { STARS, starFilter } from './star-filter.ts';
export { searchStopsLabel } from './stops-label.ts';
export { type Described, TEXT_FILTER_FIELD, textFilter } from './text-filter.ts';
export { departureTimeFilter, HOURS, hourLabel, outboundTimeFilter, returnTimeFilter } from './time-filter.ts';
