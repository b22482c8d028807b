import { checkExternal } from './check-external.ts';
import { issueAir } from './issue-air.ts';
import { issueHotel } from './issue-hotel.ts';
import { researchExpired } from './research-expired.ts';
import { updateExpired } from './update-expired.ts';

/** Every call about issuing at a provider, issues made elsewhere, and expired reservations. */
export const AUTOMATIC_ISSUING_CALLS = [issueAir, issueHotel, checkExternal, researchExpired, updateExpired] as const;
