const TAKEN = 'HK HS RR SS LK DK LS KK KL TK TN HL LL TL DL PN HN NN UU US SA';
const PASSIVE = 'GK MK PK BK AK YK GL ML BL';
/** WK and WL are the old times of a flight that was changed, beside a line with the new ones. */
const NOT_TAKEN = 'HX UC UN NO XX XK XL WK WL';

/** What the status of a printed flight means: part of the trip, booked elsewhere and kept for information, cancelled or refused, or open. */
export type StatusMeaning = 'taken' | 'passive' | 'notTaken' | 'open';

const MEANINGS: ReadonlyMap<string, StatusMeaning> = new Map<string, StatusMeaning>([
  ...listed(TAKEN, 'taken'),
  ...listed(PASSIVE, 'passive'),
  ...listed(NOT_TAKEN, 'notTaken'),
  ['DS', 'open'],
]);

function listed(codes: string, meaning: StatusMeaning): [string, StatusMeaning][] {
  return codes.split(' ').map((code) => [code, meaning]);
}

/** The meaning of a status of two letters (`HK`); undefined for one that no system prints. @see B-002 */
export function statusMeaning(status: string): StatusMeaning | undefined {
  return MEANINGS.get(status);
}
