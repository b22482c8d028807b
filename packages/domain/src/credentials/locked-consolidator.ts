import type { credentialsMessages } from '../messages/credentials/index.ts';
import type { TopicKey, Wording } from '../messages/index.ts';

/**
 * What is said of a saved credential whose consolidator is not available any more: it cannot be changed, and neither can its companies.
 * Null while it can.
 * @see S-141
 */
export function lockedConsolidatorWarning(
  consolidator: string,
  available: readonly string[],
): Wording<TopicKey<typeof credentialsMessages>> | null {
  return available.includes(consolidator) ? null : { key: 'consolidadora_indisponivel_nao_pode_ser_alterada' };
}
