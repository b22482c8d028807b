import type { Responsible } from '@guiche/domain/entities';
import { EntityLookup, type LookupProps } from '../internal/entity-lookup.tsx';

export interface SubstituteLookupProps extends LookupProps<Responsible> {
  /** The id of the user who is absent, and is not offered. */
  absentId: string;
}

function itemOf({ id, name }: Responsible) {
  return { id, label: name };
}

/**
 * Who stands in for a user who is absent. The user himself is not offered.
 *
 * Use: for the substitute of somebody who is away.
 * Not for: the responsible of a request, whom its own control assigns.
 * Value: the person, or `null`.
 * Keyboard: Letters: search; Up, Down: move in the list; Enter: chooses; Escape: closes the list, and pressed again restores the choice.
 * Screen reader: that of `Autocomplete`.
 * @see S-176
 * @keywords substituto, ausente, férias, lookup, substitute
 */
export function SubstituteLookup({ absentId, onSearch, ...rest }: SubstituteLookupProps) {
  const others = (found: readonly Responsible[]) => found.filter(({ id }) => id !== absentId);
  return (
    <EntityLookup
      {...rest}
      onSearch={(term, signal) => {
        const found = onSearch(term, signal);
        return found instanceof Promise ? found.then(others) : others(found);
      }}
      itemOf={itemOf}
    />
  );
}
