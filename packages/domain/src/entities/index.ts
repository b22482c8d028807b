export {
  type Agency,
  agencySchema,
  type ClientDetails,
  clientDetailsSchema,
  groupClientSchema,
  type MirroredAgency,
  mirroredAgencySchema,
  type ServiceGroup,
  serviceGroupSchema,
} from './agency.ts';
export {
  type AgencyCredential,
  agencyCredentialSchema,
  type CredentialActivation,
  type CredentialContent,
  type CredentialRequest,
  type CredentialRequestField,
  type CredentialSupplier,
  credentialActivationSchema,
  credentialContentSchema,
  credentialRequestFieldSchema,
  credentialRequestSchema,
  credentialSupplierSchema,
  type ListedCredential,
  listedCredentialSchema,
  type OfferedService,
  offeredServiceSchema,
  type SentCredentialRequest,
  sentCredentialRequestSchema,
} from './agency-credential.ts';
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
export { type Attachment, attachmentSchema } from './attachment.ts';
export {
  type Balance,
  balanceSchema,
  type ChangedQuote,
  changedQuoteSchema,
  ORIGEM_SALDO,
  type UsableBalance,
  usableBalanceSchema,
} from './balance.ts';
export { type Calculation, type CalculationLine, calculationLineSchema, calculationSchema, calculationStepSchema } from './calculation.ts';
export { type CapturedData, capturedDataSchema } from './captured-data.ts';
export { type Charge, chargeSchema } from './charge.ts';
export { type Chat, type ChatMessage, chatMessageSchema, chatSchema } from './chat.ts';
export { type ClientCard, clientCardSchema } from './client-card.ts';
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
  type Passenger,
  type PaymentType,
  passengerSchema,
  paymentTypeSchema,
  type Supplier,
  supplierSchema,
  type Traveller,
  travellerSchema,
} from './common.ts';
export { dateRangeSchema } from './date-range.ts';
export { type FixedRule, fixedRuleSchema } from './fixed-rule.ts';
export { type Integration, integrationSchema } from './integration.ts';
export {
  type CountedView,
  countedViewSchema,
  listColumnsSchema,
  listFiltersSchema,
  listOrderSchema,
  type SavedView,
  savedViewSchema,
  type TypedView,
  typedViewSchema,
} from './list-view.ts';
export {
  type AttachmentLogEntry,
  attachmentLogEntrySchema,
  type CredentialLogEntry,
  credentialLogEntrySchema,
  type FieldChange,
  fieldChangeSchema,
  type LoggedValue,
  loggedValueSchema,
  type QuoteLogEntry,
  quoteLogEntrySchema,
  type RemovedQuote,
  type RequestLogEntry,
  removedQuoteSchema,
  requestLogEntrySchema,
  type UserLogEntry,
  userLogEntrySchema,
} from './log.ts';
export {
  type ExternalSupplier,
  type ExternalSupplierData,
  externalSupplierDataSchema,
  externalSupplierSchema,
  LOOKUP_DATA,
  type LookupData,
  type LookupItem,
  lookupItemSchema,
  type Place,
  placeSchema,
} from './lookup.ts';
export { type OpenSession, openSessionSchema } from './open-session.ts';
export {
  type LoyaltyProgramme,
  loyaltyProgrammeSchema,
  type Particularities,
  particularitiesSchema,
  type ServiceTicket,
  serviceTicketSchema,
} from './particularities.ts';
export { type PolicyEntry, policyEntrySchema } from './policy-entry.ts';
export {
  type AirQuote,
  airQuoteSchema,
  type BusQuote,
  busQuoteSchema,
  type CarQuote,
  carQuoteSchema,
  type HotelQuote,
  hotelQuoteSchema,
  type OtherQuote,
  otherQuoteSchema,
  QUOTE_SCHEMAS,
  type Quote,
  type QuoteOf,
} from './quote.ts';
export {
  type AskedParameter,
  askedParameterSchema,
  type ListedReport,
  listedReportSchema,
  type Report,
  type ReportDefinition,
  type ReportJob,
  type ReportOption,
  type ReportParameter,
  type RequestReport,
  reportDefinitionSchema,
  reportJobSchema,
  reportOptionSchema,
  reportParameterSchema,
  reportSchema,
  requestReportSchema,
} from './report.ts';
export {
  type ClientAnalysis,
  clientAnalysisSchema,
  type OwnTrip,
  ownTripSchema,
  type RequestSummary,
  type Responsible,
  requestSchema,
  requestSummarySchema,
  responsibleSchema,
  type TravelRequest,
} from './request.ts';
export { airportCode, day, idNumber, isDateRefusal, line, paragraph, utcInstant, wallClock } from './scalars.ts';
export {
  type AirQuoteGroup,
  airQuoteGroupSchema,
  type BusQuoteGroup,
  busQuoteGroupSchema,
  type CarHistory,
  type CarHistoryRequest,
  type CarQuoteGroup,
  carHistoryRequestSchema,
  carHistorySchema,
  carQuoteGroupSchema,
  type HotelQuoteGroup,
  hotelQuoteGroupSchema,
  type SearchedCarService,
  type SearchedHotelService,
  searchedCarServiceSchema,
  searchedHotelServiceSchema,
} from './search-service.ts';
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
  serviceSchema,
} from './service.ts';
export { type TravellerCard, travellerCardSchema } from './traveller-card.ts';
export { type DismissedWarning, dismissedWarningSchema, otherTripSchema } from './trip-warning.ts';
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
export { type VipMarks, type VipTraveller, vipMarksSchema, vipTravellerSchema } from './vip-traveller.ts';
export { type VirtualCard, virtualCardSchema } from './virtual-card.ts';
