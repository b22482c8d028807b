import { cancelVirtualCard } from './cancel-virtual-card.ts';
import { findCharges } from './find-charges.ts';
import { findFixedCard } from './find-fixed-card.ts';
import { findTravellerCard } from './find-traveller-card.ts';
import { findVirtualCard } from './find-virtual-card.ts';
import { generateVirtualCard } from './generate-virtual-card.ts';
import { logCard } from './log-card.ts';

/** Every call about charges and cards. */
export const CARD_CALLS = [
  findCharges,
  logCard,
  findTravellerCard,
  findFixedCard,
  findVirtualCard,
  generateVirtualCard,
  cancelVirtualCard,
] as const;
