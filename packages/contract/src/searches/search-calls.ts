import { decideOwnTrip } from './decide-own-trip.ts';
import { fillAirports } from './fill-airports.ts';
import { findOwnTrip } from './find-own-trip.ts';
import { findServiceActivity } from './find-service-activity.ts';
import { findTravellers } from './find-travellers.ts';
import { findTripWithHotels } from './find-trip-with-hotels.ts';
import { listHotelServices } from './list-hotel-services.ts';
import { listOnlineAgencies } from './list-online-agencies.ts';
import { listOwnTrips } from './list-own-trips.ts';
import { listReservedSeats } from './list-reserved-seats.ts';
import { listTravellersOfTrip } from './list-travellers-of-trip.ts';
import { mergeHotels } from './merge-hotels.ts';
import { saveAirChoices } from './save-air-choices.ts';
import { saveBusChoices } from './save-bus-choices.ts';
import { saveCarChoices } from './save-car-choices.ts';
import { saveHotelChoices } from './save-hotel-choices.ts';
import { saveTravellers } from './save-travellers.ts';
import { searchAir } from './search-air.ts';
import { searchBuses } from './search-buses.ts';
import { searchCarHistory } from './search-car-history.ts';
import { searchCars } from './search-cars.ts';
import { searchHotels } from './search-hotels.ts';
import { searchHotelsOfAgency } from './search-hotels-of-agency.ts';
import { sendBackOwnOffers } from './send-back-own-offers.ts';
import { sendOwnChoice } from './send-own-choice.ts';

/** Every call of the searches. */
export const SEARCH_CALLS = [
  listOwnTrips,
  findOwnTrip,
  sendOwnChoice,
  sendBackOwnOffers,
  decideOwnTrip,
  listTravellersOfTrip,
  findTravellers,
  saveTravellers,
  findServiceActivity,
  fillAirports,
  listReservedSeats,
  searchAir,
  saveAirChoices,
  searchCars,
  searchCarHistory,
  saveCarChoices,
  findTripWithHotels,
  listOnlineAgencies,
  searchHotels,
  searchHotelsOfAgency,
  mergeHotels,
  listHotelServices,
  saveHotelChoices,
  searchBuses,
  saveBusChoices,
] as const;
