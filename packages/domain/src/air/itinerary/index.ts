export { fillFromItinerary, type ItineraryFillContext } from './fill-from-itinerary.ts';
export {
  ITINERARY_SYSTEMS,
  type Itinerary,
  type ItineraryFlight,
  type ItineraryLine,
  type ItinerarySegment,
  type ItinerarySystem,
  type LineMeaning,
} from './itinerary.ts';
export { readItinerary } from './read-itinerary.ts';
