import {
  agencySchema,
  agencyServiceSchema,
  airlineSchema,
  airportSchema,
  airQuoteSchema,
  airServiceSchema,
  attachmentLogEntrySchema,
  attachmentSchema,
  busQuoteSchema,
  busServiceSchema,
  calculationLineSchema,
  calculationSchema,
  calculationStepSchema,
  capturedDataSchema,
  carQuoteSchema,
  carServiceSchema,
  chargeSchema,
  chatMessageSchema,
  chatSchema,
  clientCardSchema,
  clientDetailsSchema,
  clientInstanceSchema,
  currencySchema,
  customFieldSchema,
  dismissedWarningSchema,
  errorBodySchema,
  fareFamilySchema,
  featureToggleSchema,
  fieldChangeSchema,
  fixedRuleSchema,
  flightSchema,
  groupClientSchema,
  hotelQuoteSchema,
  hotelServiceSchema,
  integrationSchema,
  intermediarySchema,
  loggedValueSchema,
  loyaltyProgrammeSchema,
  mirroredAgencySchema,
  notificationSchema,
  openSessionSchema,
  otherQuoteSchema,
  otherServiceSchema,
  otherTripSchema,
  particularitiesSchema,
  paymentTypeSchema,
  quoteLogEntrySchema,
  requestedLegSchema,
  requestLogEntrySchema,
  requestSchema,
  requestSummarySchema,
  responsibleSchema,
  seatSchema,
  segmentSchema,
  serviceGroupSchema,
  serviceTicketSchema,
  supplierSchema,
  travellerCardSchema,
  travellerSchema,
  usableBalanceSchema,
  userLogEntrySchema,
  userSchema,
  virtualCardSchema,
} from '@guiche/domain/entities';
import type { $ZodType } from 'zod/v4/core';
import { copyAgency } from '../agencies/copy-agency.ts';
import { saveAgency } from '../agencies/save-agency.ts';
import { checkExternal } from '../automatic-issuing/check-external.ts';
import { issueAir } from '../automatic-issuing/issue-air.ts';
import { issueHotel } from '../automatic-issuing/issue-hotel.ts';
import { updateExpired } from '../automatic-issuing/update-expired.ts';
import { useBalance } from '../balances/use-balance.ts';
import { bookingBodySchema, bookingCardSchema } from '../booking-email/booking-body.ts';
import { sendBookingEmail } from '../booking-email/send-booking-email.ts';
import { changeApprovalSchema, changeConflictSchema, servicesUnderChangeSchema } from '../changed-issues/change-state.ts';
import { listChangedIssues } from '../changed-issues/list-changed-issues.ts';
import { sentServiceSchema, serviceForChangeSchema } from '../changed-issues/send-for-change.ts';
import { cancelHotelReservation } from '../fines/cancel-hotel-reservation.ts';
import { cancelledIssueSchema } from '../fines/cancel-issue.ts';
import { findFine } from '../fines/find-fine.ts';
import { groupConflictSchema } from '../groups/change-service-group.ts';
import { typedGroupSchema } from '../groups/insert-service-group.ts';
import { saveIntegrations } from '../integrations/save-integrations.ts';
import { lookupItemSchema } from '../lookups/index.ts';
import { QUOTE_CONFLICTS } from '../quotes/quote-conflicts.ts';
import { removeQuote } from '../quotes/remove-quote.ts';
import { saveQuote } from '../quotes/save-quote.ts';
import { suggestRate } from '../quotes/suggest-rate.ts';
import { conclusionConflictSchema, quoteVersionSchema, seenTripSchema } from '../requests/conclusion-conflict.ts';
import { findRequest } from '../requests/find-request.ts';
import { findReturnJustification } from '../requests/find-return-justification.ts';
import { findTripFacts } from '../requests/find-trip-facts.ts';
import { listHistory } from '../requests/list-history.ts';
import { consultantSchema } from '../responsibility/consultant.ts';
import { findResponsible } from '../responsibility/find-responsible.ts';
import { responsibilityConflictSchema } from '../responsibility/responsibility-conflict.ts';
import { takeOverRequest } from '../responsibility/take-over-request.ts';
import { endOtherSessions } from '../session/end-other-sessions.ts';
import { verifyLogin } from '../session/verify-login.ts';
import { userConflictSchema } from '../users/change-user.ts';
import { sendInvites } from '../users/send-invites.ts';
import { userToSaveSchema } from '../users/user-to-save.ts';
import { sendVoucher } from '../vouchers/send-voucher.ts';

/** The entities and the composed responses in calls, by their name in the OpenAPI document, which describes each once and refers to it. */
export const NAMED_SCHEMAS: Readonly<Record<string, $ZodType>> = {
  Agency: agencySchema,
  AgencyConflict: saveAgency.responses[409],
  AgencyCopy: mirroredAgencySchema,
  AgencyCopyConflict: copyAgency.responses[409],
  AgencyService: agencyServiceSchema,
  Airline: airlineSchema,
  Airport: airportSchema,
  AirIssue: issueAir.responses[200],
  AirQuote: airQuoteSchema,
  AirQuoteConflict: QUOTE_CONFLICTS.AEREO,
  AirQuoteState: QUOTE_CONFLICTS.AEREO.shape.atual,
  AirService: airServiceSchema,
  Attachment: attachmentSchema,
  AttachmentLogEntry: attachmentLogEntrySchema,
  Booking: bookingBodySchema,
  BookingCard: bookingCardSchema,
  BookingTicket: sendBookingEmail.responses[200],
  BalanceFare: useBalance.responses[200],
  BusQuote: busQuoteSchema,
  BusQuoteConflict: QUOTE_CONFLICTS.RODOVIARIO,
  BusService: busServiceSchema,
  Calculation: calculationSchema,
  CalculationLine: calculationLineSchema,
  CalculationStep: calculationStepSchema,
  CancelledIssue: cancelledIssueSchema,
  CancelledReservation: cancelHotelReservation.body,
  CarQuote: carQuoteSchema,
  CarQuoteConflict: QUOTE_CONFLICTS.CARRO,
  CarService: carServiceSchema,
  CapturedData: capturedDataSchema,
  ChosenAirQuotes: updateExpired.responses[200],
  ChangeApproval: changeApprovalSchema,
  ChangeConflict: changeConflictSchema,
  ChangedIssues: listChangedIssues.responses[200],
  Charge: chargeSchema,
  Chat: chatSchema,
  ChatMessage: chatMessageSchema,
  ClientCard: clientCardSchema,
  ClientCompany: requestSummarySchema.shape.empresa,
  ClientDetails: clientDetailsSchema,
  ClientInstance: clientInstanceSchema,
  ConclusionConflict: conclusionConflictSchema,
  Consultant: consultantSchema,
  Currency: currencySchema,
  CustomField: customFieldSchema,
  DismissedWarning: dismissedWarningSchema,
  EndedSessions: endOtherSessions.responses[200],
  ErrorBody: errorBodySchema,
  ExternalIssue: checkExternal.responses[200],
  FareFamily: fareFamilySchema,
  FeatureToggle: featureToggleSchema,
  FieldChange: fieldChangeSchema,
  Fine: findFine.responses[200],
  FixedRule: fixedRuleSchema,
  Flight: flightSchema,
  FoundRequests: findRequest.responses[200],
  GroupClient: groupClientSchema,
  GroupConflict: groupConflictSchema,
  HistoryOfRequests: listHistory.responses[200],
  HotelIssue: issueHotel.responses[200],
  HotelQuote: hotelQuoteSchema,
  HotelQuoteConflict: QUOTE_CONFLICTS.HOTEL,
  HotelQuoteState: QUOTE_CONFLICTS.HOTEL.shape.atual,
  HotelService: hotelServiceSchema,
  Integration: integrationSchema,
  IntegrationsConflict: saveIntegrations.responses[409],
  Intermediary: intermediarySchema,
  LoggedValue: loggedValueSchema,
  LoginProvider: verifyLogin.responses[200],
  LookupItem: lookupItemSchema,
  LoyaltyProgramme: loyaltyProgrammeSchema,
  NewResponsible: takeOverRequest.responses[200],
  Notification: notificationSchema,
  OpenSession: openSessionSchema,
  OtherQuote: otherQuoteSchema,
  OtherQuoteConflict: QUOTE_CONFLICTS.OUTROS,
  OtherService: otherServiceSchema,
  OtherTrip: otherTripSchema,
  Particularities: particularitiesSchema,
  PaymentType: paymentTypeSchema,
  RequestedLeg: requestedLegSchema,
  RequestLogEntry: requestLogEntrySchema,
  QuoteAgency: airQuoteSchema.shape.agencia,
  QuoteConflict: saveQuote.responses[409],
  QuoteLogEntry: quoteLogEntrySchema,
  QuoteRemoval: removeQuote.body,
  QuoteVersion: quoteVersionSchema,
  Request: requestSchema,
  RequestSummary: requestSummarySchema,
  Responsible: responsibleSchema,
  ResponsibilityConflict: responsibilityConflictSchema,
  ResponsibleOfRequest: findResponsible.responses[200],
  ReturnJustification: findReturnJustification.responses[200],
  Seat: seatSchema,
  SeenTrip: seenTripSchema,
  Segment: segmentSchema,
  SentService: sentServiceSchema,
  SentInvites: sendInvites.responses[200],
  SentVoucher: sendVoucher.responses[200],
  ServicesUnderChange: servicesUnderChangeSchema,
  ServiceForChange: serviceForChangeSchema,
  ServiceGroup: serviceGroupSchema,
  ServiceTicket: serviceTicketSchema,
  SuggestedRate: suggestRate.responses[200],
  Supplier: supplierSchema,
  Traveller: travellerSchema,
  TripFacts: findTripFacts.responses[200],
  TravellerCard: travellerCardSchema,
  TypedGroup: typedGroupSchema,
  UsableBalance: usableBalanceSchema,
  User: userSchema,
  UserConflict: userConflictSchema,
  UserLogEntry: userLogEntrySchema,
  UserToSave: userToSaveSchema,
  VirtualCard: virtualCardSchema,
};
