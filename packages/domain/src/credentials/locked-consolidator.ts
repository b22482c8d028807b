import type { credentialsMessages } from '../messages/credentials/index.ts';
import type { TopicKey, Wording } from '../messages/index.ts';

/**
 * The warning for a saved credential whose consolidator is no longer available: neither the credential nor its companies can be changed.
 * Null while they can.
 * @see S-141
 */
export function lockedConsolidatorWarning(
  consolidator: string,
  available: readonly string[],
): Wording<TopicKey<typeof credentialsMessages>> | null {
  return available.includes(consolidator) ? null : { key: 'consolidadora_indisponivel_nao_pode_ser_alterada' };
}
