export { cancelVirtualCard } from './cancel-virtual-card.ts';
export { CARD_CALLS } from './card-calls.ts';
export { findCharges } from './find-charges.ts';
export { findFixedCard } from './find-fixed-card.ts';
export { findTravellerCard } from './find-traveller-card.ts';
export { findVirtualCard } from './find-virtual-card.ts';
export { generateVirtualCard } from './generate-virtual-card.ts';
export { logCard } from './log-card.ts';
