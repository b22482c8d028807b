import { Check } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { placeMapTexts } from './place-map.texts.ts';
import type { PlaceMapProps } from './place-map-props.ts';

interface PlaceListProps extends Pick<PlaceMapProps, 'listRef' | 'label' | 'markers' | 'selectedId' | 'onSelect'> {
  /** The place that is looked at. */
  activeId: string | null;
  /** The place under the pointer, here or on the map. */
  pointedId: string | null;
  /** Called with the place that the keys lead to, which is brought into sight on the map. */
  onActivate: (id: string | null) => void;
  /** Called with the place under the pointer. */
  onPoint: (id: string | null) => void;
}

/** Scrolls a row into sight in its list, and nothing else: `scrollIntoView` would scroll the page, too. */
function showRow(list: HTMLElement, row: HTMLElement) {
  const top = row.offsetTop;
  const bottom = top + row.offsetHeight;
  if (top < list.scrollTop) list.scrollTop = top;
  else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight;
}

/** The places of the map as a list: one stop of Tab, arrows move in it. */
export function PlaceList(props: PlaceListProps) {
  const { listRef, label, markers, selectedId, onSelect, activeId, pointedId, onActivate, onPoint } = props;
  const t = useTexts(placeMapTexts);
  const id = useId();
  const own = useRef<HTMLDivElement>(null);
  const list = listRef ?? own;
  const active = markers.findIndex((marker) => marker.id === activeId);
  const selected = markers.findIndex((marker) => marker.id === selectedId);

  // A place that is chosen on the map is looked for here.
  useEffect(() => {
    const row = list.current?.children[selected];
    if (list.current && row instanceof HTMLElement) showRow(list.current, row);
  }, [list, selected]);

  function goTo(index: number) {
    const marker = markers[index];
    const row = list.current?.children[index];
    if (!marker || !list.current || !(row instanceof HTMLElement)) return;
    showRow(list.current, row);
    onActivate(marker.id);
  }
  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const last = markers.length - 1;
    const moves: Record<string, number> = {
      ArrowDown: Math.min(active + 1, last),
      ArrowUp: Math.max(active - 1, 0),
      Home: 0,
      End: last,
    };
    const to = moves[event.key];
    const marker = markers[active];
    if (to !== undefined) goTo(to);
    else if ((event.key === 'Enter' || event.key === ' ') && marker) onSelect(marker.id);
    else return;
    event.preventDefault();
  }

  return (
    <div
      ref={list}
      role="listbox"
      aria-label={t('places', { label })}
      tabIndex={0}
      aria-activedescendant={active < 0 ? undefined : `${id}-${active}`}
      onKeyDown={handleKeyDown}
      onFocus={() => goTo(active < 0 ? Math.max(selected, 0) : active)}
      onBlur={() => onActivate(null)}
      onMouseLeave={() => onPoint(null)}
      className="g:absolute g:inset-0 g:overflow-y-auto g:rounded-md g:border g:border-line g:bg-surface-1 g:p-1 g:text-sm"
    >
      {markers.map((marker, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the list's, which names the active row.
        <div
          key={marker.id}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === selected}
          onClick={() => {
            onActivate(marker.id);
            onSelect(marker.id);
          }}
          onMouseEnter={() => onPoint(marker.id)}
          className={`g:flex g:cursor-pointer g:items-start g:gap-2 g:rounded-md g:px-2 g:py-1.5 ${index === selected ? 'g:bg-accent-soft' : index === active || marker.id === pointedId ? 'g:bg-surface-2' : ''}`}
        >
          <span className="g:min-w-0 g:flex-1 g:wrap-anywhere">
            {marker.label}
            {(marker.price ?? marker.note) && (
              <span className="g:block g:text-ink-2 g:text-xs">{[marker.price, marker.note].filter(Boolean).join(' · ')}</span>
            )}
          </span>
          {index === selected && <Check aria-hidden="true" className="g:mt-0.5 g:size-4 g:shrink-0 g:text-accent-text" />}
        </div>
      ))}
    </div>
  );
}
