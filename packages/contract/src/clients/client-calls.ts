import { checkVipTraveller } from './check-vip-traveller.ts';
import { findClientCard } from './find-client-card.ts';
import { findClientInstance } from './find-client-instance.ts';
import { findFlowRule } from './find-flow-rule.ts';
import { findParticularities } from './find-particularities.ts';
import { findTravellerRule } from './find-traveller-rule.ts';
import { listLoyaltyProgrammes } from './list-loyalty-programmes.ts';
import { listVipTravellers } from './list-vip-travellers.ts';
import { removeVipTraveller } from './remove-vip-traveller.ts';
import { saveVipTraveller } from './save-vip-traveller.ts';

/** Every call about client companies. */
export const CLIENT_CALLS = [
  findParticularities,
  findClientCard,
  findClientInstance,
  findFlowRule,
  findTravellerRule,
  listLoyaltyProgrammes,
  listVipTravellers,
  saveVipTraveller,
  removeVipTraveller,
  checkVipTraveller,
] as const;
