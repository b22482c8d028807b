export { AGENCY_CALLS } from './agency-calls.ts';
export { copyAgency } from './copy-agency.ts';
export { findAgency } from './find-agency.ts';
export { saveAgency } from './save-agency.ts';
