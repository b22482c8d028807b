export { DISMISSAL_REASON_LIMIT, dismissalViolations } from './dismissal.ts';
export { CONNECTION_MINIMUM, type ConnectionMinimum } from './quote-warnings.ts';
export { TRIP_WARNINGS, type TripWarning, type TripWarningKind } from './trip-warning.ts';
export { type OtherTrip, type TripSurroundings, tripWarnings, type Validity } from './trip-warnings.ts';
export { warningLookAt, warningWording } from './warning-wording.ts';
