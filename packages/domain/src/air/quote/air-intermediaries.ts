import type { Intermediary } from '../../entities/index.ts';
import { offeredIntermediaries } from '../../quotes/offered-intermediaries.ts';

/** The intermediaries that the air quote modal offers. @see */
export function airIntermediaries(all: readonly Intermediary[], ownAgency: boolean): readonly string[] {
  return offeredIntermediaries('AEREO', all, ownAgency);
}
