export { type BusinessUnits, SHOWN_BUSINESS_UNITS, shownBusinessUnits } from './business-units.ts';
export { changedFields, fieldOf, fieldWording, type LoggedFieldName, withField } from './field-wording.ts';
export { credentialLogLabel, quoteLogLabel, userLogLabel } from './log-actions.ts';
export { newestFirst, requestLogMoment, shownLogMoment } from './log-moment.ts';
export { type LoggedText, loggedText } from './logged-text.ts';
export { quoteChanges } from './quote-changes.ts';
export { checkReasonChange, type LoggedRequest, requestChanges } from './request-changes.ts';
export { type LoggedUser, type UserChange, userChanges, userLogValue } from './user-changes.ts';
export { withoutCardNumbers } from './without-card-numbers.ts';
