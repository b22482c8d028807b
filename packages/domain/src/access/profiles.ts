import type { User } from '../entities/index.ts';
import { IS_AGENCIA_FIELD } from '../product/index.ts';

/** Profile codes, by the names that the server uses. @see */
export const PROFILES = { ADMIN: 1, AGENCY: 2, AGENCY_ADMIN: 3, AGENCY_INTERNAL: 4, TRAVELLER: 5, APPROVER: 6 } as const;
export type ProfileName = keyof typeof PROFILES;
export type ProfileCode = (typeof PROFILES)[ProfileName];

const NAMES = Object.keys(PROFILES) as readonly ProfileName[];
const OWN_AGENCY_IDS: readonly number[] = [99, 1];

/**
 * The active profile: the first of the list; `undefined` when it is none that is known, so the user is not admitted.
 * @see
 */
export function activeProfile(user: Pick<User, 'profiles'>): ProfileCode | undefined {
  return Object.values(PROFILES).find((code) => code === user.profiles[0]);
}

/** Whether a profile is one of a client company's people, travellers and approvers, who see their own requests alone. @see A-015, S-001 */
export function isClientProfile(profile: ProfileCode | undefined): profile is 5 | 6 {
  return profile !== undefined && profile > PROFILES.AGENCY_INTERNAL;
}

/** The name that the server uses for a profile code. */
export function profileName(code: ProfileCode): ProfileName {
  return NAMES.find((name) => PROFILES[name] === code) ?? 'AGENCY';
}

/** Whether a user belongs to the platform operator's own agency: by the flag, or by agency id 99 or 1. @see */
export function isOwnAgency(user: Pick<User, 'agency' | typeof IS_AGENCIA_FIELD>): boolean {
  return user[IS_AGENCIA_FIELD] || OWN_AGENCY_IDS.includes(user.agency.id);
}
