import type { ListedCredential } from '../entities/index.ts';
import { serviceKindOfId, TIPO_SERVICO } from '../enums/index.ts';
import { consolidatorName } from '../quotes/consolidators.ts';
import { alphabetical, ordered } from '../results/order.ts';

/** The credentials of an agency by section and, in each, by the name of the consolidator, A to Z; those of one consolidator by their ids. @see S-364 */
export function credentialsInOrder<Credential extends Pick<ListedCredential, 'id' | 'servico' | 'consolidadora'>>(
  credentials: readonly Credential[],
): readonly Credential[] {
  const byId = [...credentials].sort((a, b) => (a.id < b.id ? -1 : 1));
  const sorted = ordered(
    byId,
    alphabetical(({ consolidadora }) => consolidatorName(consolidadora)),
  );
  return TIPO_SERVICO.flatMap((kind) => sorted.filter(({ servico }) => serviceKindOfId(servico.id) === kind));
}
