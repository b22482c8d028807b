export { cancelAirIssue } from './cancel-air-issue.ts';
export { cancelHotelReservation } from './cancel-hotel-reservation.ts';
export { CANCEL_ISSUE } from './cancel-issue.ts';
export { changeAirIssue } from './change-air-issue.ts';
export { findFine } from './find-fine.ts';
export { FINE_CALLS } from './fine-calls.ts';
export { quoteVersionTag } from './quote-version-tag.ts';
