export { AUTOMATIC_ISSUING_CALLS } from './automatic-issuing-calls.ts';
export { checkExternal } from './check-external.ts';
export { issueAir } from './issue-air.ts';
export { quoteTag } from './issue-headers.ts';
export { issueHotel } from './issue-hotel.ts';
export { researchExpired } from './research-expired.ts';
export { updateExpired } from './update-expired.ts';
