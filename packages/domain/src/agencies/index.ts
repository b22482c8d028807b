export { type AgencyCopy, agencyCopies, agencyToSave, mirroredAgency } from './agency-to-save.ts';
export { agencyViolations } from './agency-violations.ts';
export { joinPhones, phoneDigits, splitPhones } from './phones.ts';
export { type AgencySaved, agencySaved } from './saved-notice.ts';
