import type { MouseEvent } from 'react';
import { usePainted } from '../../internal/use-painted.ts';
import type { AutocompleteItem } from './autocomplete-item.ts';
import { Option } from './option.tsx';

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

/** More options than the panel shows at a time: these are painted first, and the others follow. */
const AT_FIRST = 14;

/** The place of the option under the pointer; undefined beside the options. */
function indexUnder({ target }: MouseEvent): number | undefined {
  const option = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
  return option ? Number(option.dataset['index']) : undefined;
}

/** The options as a listbox. */
export function OptionList({ id, label, items = [], said, active, chosen, onChoose, onPoint }: OptionListProps) {
  const rendered = usePainted() ? items.length : Math.max(AT_FIRST, active + 1);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard is the combobox's, which names the active option.
    <div
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
      {items.slice(0, rendered).map((item, index) => (
        <Option
          // By place, as their ids are: the next term's options take over the elements, which is cheaper than new ones.
          key={index}
          id={`${id}-${index}`}
          index={index}
          label={item.label}
          sublabel={item.sublabel}
          tag={item.tag}
          active={index === active}
          chosen={item.id === chosen}
        />
      ))}
    </div>
  );
}
