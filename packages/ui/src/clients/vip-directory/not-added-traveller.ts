import type { VipTraveller } from '@guiche/domain/entities';

/** A traveller who was chosen to join the list and could not be stored. */
export interface NotAddedTraveller {
  readonly traveller: VipTraveller;
  /** Why, in words. */
  readonly reason: string;
}
