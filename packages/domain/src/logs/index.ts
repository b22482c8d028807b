export { type BusinessUnits, SHOWN_BUSINESS_UNITS, shownBusinessUnits } from './business-units.ts';
export { credentialLogLabel, userLogLabel } from './log-actions.ts';
export { requestLogMoment, shownLogMoment } from './log-moment.ts';
