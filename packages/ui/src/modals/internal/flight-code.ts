import type { Flight } from '@guiche/domain/entities';

/** A flight as a ticket prints it, `G3 1640`; `''` while nothing of it is known. */
export function flightCode({ cia, numero }: Pick<Flight, 'cia' | 'numero'>): string {
  return [cia, numero].filter(Boolean).join('\u00a0');
}
