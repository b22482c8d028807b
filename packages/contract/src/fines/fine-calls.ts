import { cancelAirIssue } from './cancel-air-issue.ts';
import { cancelHotelReservation } from './cancel-hotel-reservation.ts';
import { CANCEL_ISSUE } from './cancel-issue.ts';
import { changeAirIssue } from './change-air-issue.ts';
import { findFine } from './find-fine.ts';

/** Every call that ends an issue. */
export const FINE_CALLS = [
  findFine,
  cancelAirIssue,
  changeAirIssue,
  cancelHotelReservation,
  CANCEL_ISSUE.AEREO,
  CANCEL_ISSUE.HOTEL,
  CANCEL_ISSUE.CARRO,
  CANCEL_ISSUE.RODOVIARIO,
  CANCEL_ISSUE.OUTROS,
] as const;
