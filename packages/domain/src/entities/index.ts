export {
  type Airline,
  type Airport,
  airlineSchema,
  airportSchema,
  type FareFamily,
  type Flight,
  fareFamilySchema,
  flightSchema,
  type Seat,
  type Segment,
  seatSchema,
  segmentSchema,
} from './air.ts';
export {
  type AgencyService,
  agencyServiceSchema,
  type Currency,
  type CustomField,
  currencySchema,
  customFieldSchema,
  type ErrorBody,
  errorBodySchema,
  type Intermediary,
  intermediarySchema,
  type PaymentType,
  paymentTypeSchema,
  type Supplier,
  supplierSchema,
  type Traveller,
  travellerSchema,
} from './common.ts';
export { type RequestLogEntry, requestLogEntrySchema } from './log.ts';
export { type AirQuote, airQuoteSchema, type OtherQuote, otherQuoteSchema, type Quote } from './quote.ts';
export {
  type RequestSummary,
  type Responsible,
  requestSchema,
  requestSummarySchema,
  responsibleSchema,
  type TravelRequest,
} from './request.ts';
export { idNumber } from './scalars.ts';
export {
  type AirService,
  airServiceSchema,
  type BusService,
  busServiceSchema,
  type CarService,
  carServiceSchema,
  type HotelService,
  hotelServiceSchema,
  type OtherService,
  otherServiceSchema,
  requestedLegSchema,
  type Service,
} from './service.ts';
export {
  type ClientInstance,
  clientInstanceSchema,
  type FeatureToggle,
  featureToggleSchema,
  type Notification,
  notificationSchema,
  type User,
  userSchema,
} from './user.ts';
