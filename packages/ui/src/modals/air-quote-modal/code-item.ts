import type { AutocompleteItem } from '../../inputs/autocomplete/index.ts';

/** The choice that stands for an airport or airline in its field, by its code: `GRU · São Paulo, SP`, and `GRU` above `São Paulo, SP` while nobody types. */
export function codeItem(code: string, name: string | undefined): AutocompleteItem {
  if (!name) return { id: code, label: code };
  return { id: code, label: `${code} · ${name}`, folded: { text: code, below: name } };
}
