import { copyAgency } from './copy-agency.ts';
import { findAgency } from './find-agency.ts';
import { saveAgency } from './save-agency.ts';

/** Every call about the registration of agencies. */
export const AGENCY_CALLS = [findAgency, saveAgency, copyAgency] as const;
