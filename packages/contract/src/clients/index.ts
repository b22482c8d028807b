export { CLIENT_CALLS } from './client-calls.ts';
export { findClientCard } from './find-client-card.ts';
export { findClientInstance } from './find-client-instance.ts';
export { findFlowRule } from './find-flow-rule.ts';
export { findParticularities } from './find-particularities.ts';
export { findTravellerRule } from './find-traveller-rule.ts';
export { listLoyaltyProgrammes } from './list-loyalty-programmes.ts';
