/**
 * Takes the place of `@guiche/domain/entities` in the browser's build: what the app needs of an entity is its type, and its schema with
 * the names of all its fields would only be loaded.
 *
 * A schema that is missing here fails the build by its name.
 */
export {
  object as agencyServiceSchema,
  object as airQuoteSchema,
  object as airServiceSchema,
  object as attachmentLogEntrySchema,
  object as attachmentSchema,
  object as capturedDataSchema,
  object as clientCardSchema,
  object as clientInstanceSchema,
  object as dismissedWarningSchema,
  object as errorBodySchema,
  object as fareFamilySchema,
  object as featureToggleSchema,
  object as fixedRuleSchema,
  object as hotelQuoteSchema,
  object as idNumber,
  object as intermediarySchema,
  object as line,
  object as loyaltyProgrammeSchema,
  object as notificationSchema,
  object as openSessionSchema,
  object as otherTripSchema,
  object as paragraph,
  object as particularitiesSchema,
  object as QUOTE_SCHEMAS,
  object as quoteLogEntrySchema,
  object as requestLogEntrySchema,
  object as requestSchema,
  object as requestSummarySchema,
  object as responsibleSchema,
  object as serviceTicketSchema,
  object as supplierSchema,
  object as travellerCardSchema,
  object as userSchema,
  object as utcInstant,
} from './no-schemas.ts';
