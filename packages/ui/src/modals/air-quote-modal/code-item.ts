import type { AutocompleteItem } from '../../inputs/autocomplete/index.ts';

/**
 * The choice that stands for an airport or airline in its field, by its code: `GRU · Guarulhos` while somebody types, else `GRU` above a line
 * of its own, which is the name if no other is given.
 */
export function codeItem(code: string, name: string | undefined, below = name): AutocompleteItem {
  if (!name) return { id: code, label: code };
  return { id: code, label: `${code} · ${name}`, ...(below && { folded: { text: code, below } }) };
}
