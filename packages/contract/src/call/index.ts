export { conflictSchema } from './conflict.ts';
export { type Access, type Answer, BASE_PATHS, type Base, type Call, defineCall, type Method } from './define-call.ts';
export { sessionErrors, validationListSchema } from './errors.ts';
export { IDEMPOTENCY_KEY, isWrite } from './is-write.ts';
export { versionHeaders, versionIn, versionTag } from './version.ts';
