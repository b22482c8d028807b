import type { InputProps } from '../../internal/input-props.ts';
import { Autocomplete, type AutocompleteItem, type AutocompleteProps } from '../autocomplete/index.ts';

/** What the lookups of one kind of thing have in common: the thing itself goes in and comes out, not an item of a list. */
export interface LookupProps<Entity> extends InputProps<Entity | null> {
  /**
   * Returns what matches the term, or the whole list for an empty term; at once or as a promise. The signal is aborted when the term changes.
   */
  onSearch: (term: string, signal: AbortSignal) => readonly Entity[] | Promise<readonly Entity[]>;
  /** Characters before a search starts. @see S-161 */
  minChars?: number | undefined;
  /** Whether an empty term is searched too, so that opening the field shows the whole list. @see S-164 */
  searchEmpty?: boolean | undefined;
}

interface EntityLookupProps<Entity> extends LookupProps<Entity> {
  /** How a thing is shown. */
  itemOf: (entity: Entity) => AutocompleteItem;
  debounce?: AutocompleteProps<AutocompleteItem>['debounce'];
}

interface EntityItem<Entity> extends AutocompleteItem {
  readonly entity: Entity;
}

/** The one autocomplete, over things of one kind. */
export function EntityLookup<Entity>(props: EntityLookupProps<Entity>) {
  const { value, defaultValue, onValueChange, onSearch, itemOf, ...rest } = props;
  const toItem = (entity: Entity): EntityItem<Entity> => ({ ...itemOf(entity), entity });
  const chosen = (entity: Entity | null | undefined) => entity && toItem(entity);
  return (
    <Autocomplete<EntityItem<Entity>>
      {...rest}
      value={chosen(value)}
      defaultValue={chosen(defaultValue)}
      onSearch={(term, signal) => {
        const found = onSearch(term, signal);
        return found instanceof Promise ? found.then((entities) => entities.map(toItem)) : found.map(toItem);
      }}
      onValueChange={(item) => onValueChange?.(item?.entity ?? null)}
    />
  );
}
