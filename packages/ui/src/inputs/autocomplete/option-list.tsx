import { type MouseEvent, useCallback } from 'react';
import type { AutocompleteItem } from './autocomplete-item.ts';
import { Option } from './option.tsx';
import { useOptionWindow } from './use-option-window.ts';

export interface OptionListProps {
  id: string;
  label: string;
  /** Undefined while nothing is found. */
  items: readonly AutocompleteItem[] | undefined;
  /** What is said in place of options, when there are none. */
  said: string;
  /** The index of the option that Enter takes. */
  active: number;
  chosen: string | undefined;
  onChoose: (index: number) => void;
  onPoint: (index: number) => void;
}

const NONE: readonly AutocompleteItem[] = [];

/** The place of the option under the pointer; undefined beside the options. */
function indexUnder({ target }: MouseEvent): number | undefined {
  const option = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
  return option ? Number(option.dataset['index']) : undefined;
}

/** The options as a listbox. */
export function OptionList({ id, label, items = NONE, said, active, chosen, onChoose, onPoint }: OptionListProps) {
  const idOf = useCallback((index: number) => `${id}-${index}`, [id]);
  const { list, before, behind, isPart, start, end } = useOptionWindow({ items, active, idOf });
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard is the combobox's, which names the active option.
    <div
      ref={list}
      className="g:own"
      id={id}
      role="listbox"
      aria-label={label}
      onClick={(event) => {
        const index = indexUnder(event);
        if (index !== undefined) onChoose(index);
      }}
      onMouseMove={(event) => {
        const index = indexUnder(event);
        if (index !== undefined && index !== active) onPoint(index);
      }}
    >
      {items.length === 0 && (
        <div role="option" aria-selected="false" aria-disabled="true" tabIndex={-1} className="g:px-2 g:py-1.5 g:text-ink-3">
          {said}
        </div>
      )}
      {isPart && <div ref={before} role="presentation" className="g:own" />}
      {items.slice(start, end).map((item, place) => (
        <Option
          // By place, as their ids are: the next term's options take over the elements, which is cheaper than new ones.
          key={start + place}
          id={idOf(start + place)}
          index={start + place}
          of={isPart ? items.length : undefined}
          label={item.label}
          sublabel={item.sublabel}
          tag={item.tag}
          active={start + place === active}
          chosen={item.id === chosen}
        />
      ))}
      {isPart && <div ref={behind} role="presentation" className="g:own" />}
    </div>
  );
}
