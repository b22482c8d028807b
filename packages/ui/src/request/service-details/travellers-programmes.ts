import type { LoyaltyProgramme } from '@guiche/domain/entities';
import type { ReactNode } from 'react';

/** The loyalty programmes of the travellers, as far as they are known. */
export interface TravellersProgrammes {
  /** Those of each traveller, by the traveller's id. Who is missing here is still being loaded, or could not be loaded. */
  byTraveller: Readonly<Record<string, readonly LoyaltyProgramme[]>>;
  /** Why some could not be loaded, in words. */
  error?: ReactNode;
  /** Loads those again; given when they could not be loaded. */
  onRetry?: (() => void) | undefined;
  /** They are being loaded again. */
  pending?: boolean;
}
