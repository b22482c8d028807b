import { movedHandles, type Range } from '@guiche/domain/results';
import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { rangeSliderTexts } from './range-slider.texts.ts';
import { SliderDrawing } from './slider-drawing.tsx';
import { nearestPlace, placeAfterKey, within } from './steps.ts';
import { isRightToLeft, useSliderDrag } from './use-slider-drag.ts';

export interface RangeSliderProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'onChange'> {
  /** What is chosen, in few words, above the track; each handle is named by it. */
  label: string;
  /** The value at the start of the track. */
  min: number;
  /** The value at the end of the track. */
  max: number;
  /** The handles stop at its multiples, and at both ends. */
  step?: number | undefined;
  /** The two chosen values, `{ min, max }`, when the caller keeps them; `null` while nothing is narrowed. */
  value?: Range | null | undefined;
  /** The two values to start with, `{ min, max }`, when the slider keeps them itself. */
  defaultValue?: Range | null | undefined;
  /** Called with each change, while a handle is still moving: for a filter that runs at once. `null` when both handles are at the ends. */
  onValueChange?: ((value: Range | null) => void) | undefined;
  /** Called once when a handle that moved is let go, its key is released, or the choice is cleared: for a search that costs something. */
  onValueCommit?: ((value: Range | null) => void) | undefined;
  /** How near the handles may come to each other. @see S-073 */
  minDistance?: number | undefined;
  /** How a value is written, beside the track and for a screen reader. @default String */
  formatValue?: ((value: number) => string) | undefined;
  /** Takes both handles out of use and out of the order of Tab; the values stay in sight. */
  disabled?: boolean | undefined;
}

/** High enough for a pointer, and for a finger where there is one; the ring of a handle shows where the focus of the keyboard is. */
const trackLook =
  'g:relative g:flex g:h-6 g:[touch-action:pan-y] g:select-none g:pointer-coarse:h-11 g:[&:has([data-handle=max]:focus-visible)_[data-ring=max]]:opacity-100 g:[&:has([data-handle=min]:focus-visible)_[data-ring=min]]:opacity-100';

const HANDLES = ['min', 'max'] as const;

/**
 * Two handles on a track, which narrow a list to the values between them. They never cross.
 *
 * Use: to narrow results by a number that all of them have: a price, an hour, a duration, stars.
 * Not for: a value that has to be exact, which `MoneyInput` or `NumberInput` takes; a choice of few words, which is a `SelectInput`.
 * Value: the two chosen values, both included, as the filters of `@guiche/domain/results` take them; `null` while nothing is narrowed, so
 * that results without a value are kept as well.
 * Keyboard: Tab: goes to the lower value, to the upper one and to "Limpar"; Left, Down: a step down; Right, Up: a step up; Page Down, Page
 * Up: a tenth of the track down or up; Home, End: as far as the handle can go; Enter, Space: clear the choice, on "Limpar". From right to
 * left, Left and Right change places.
 * Focus: goes to the lower handle when the choice is cleared, because its button is gone.
 * Screen reader: a group named by `label`, with a slider for each handle (`Preço, mínimo`), whose value is read as it is written. When there
 * is nothing to choose, both are out of use, and a text says so.
 * @see S-031, S-032, S-033, S-073
 * @keywords faixa, intervalo, controle deslizante, filtro de preço, slider, range
 */
export function RangeSlider({
  label,
  min,
  max,
  step = 1,
  value,
  defaultValue = null,
  onValueChange,
  onValueCommit,
  minDistance = 0,
  formatValue = String,
  disabled = false,
  className = '',
  ...rest
}: RangeSliderProps) {
  const t = useTexts(rangeSliderTexts);
  const id = useId();
  const [own, setOwn] = useState(defaultValue);
  const track = useRef<SVGSVGElement>(null);
  const handles = { min: useRef<HTMLInputElement>(null), max: useRef<HTMLInputElement>(null) };
  /** What was told of and not yet committed. */
  const moved = useRef<{ value: Range | null } | null>(null);

  const ends: Range = { min, max };
  const chosen = value === undefined ? own : value;
  const shown = chosen ? { min: within(chosen.min, ends), max: within(chosen.max, ends) } : ends;
  const isNarrowed = shown.min > min || shown.max < max;
  const hasRoom = max - min > minDistance;
  const isFixed = disabled || !hasRoom;

  function tell(next: Range): void {
    const told = next.min === min && next.max === max ? null : next;
    moved.current = { value: told };
    setOwn(told);
    onValueChange?.(told);
  }
  function commit(): void {
    const last = moved.current;
    moved.current = null;
    if (last) onValueCommit?.(last.value);
  }
  function move(from: Range, handle: keyof Range, to: number): Range {
    const next = movedHandles(from, handle, nearestPlace(to, { ends, step }), ends, minDistance);
    if (next[handle] === from[handle]) return from;
    tell(next);
    return next;
  }
  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>, handle: keyof Range): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const to = placeAfterKey(event.key, shown[handle], { ends, step }, isRightToLeft(event.currentTarget));
    if (to === undefined) return;
    event.preventDefault();
    if (!isFixed) move(shown, handle, to);
  }
  function clear(): void {
    handles.min.current?.focus();
    tell(ends);
    commit();
  }
  const drag = useSliderDrag({
    track,
    ends,
    shown,
    disabled: isFixed,
    onTake: (handle) => handles[handle].current?.focus(),
    onMove: move,
    onLetGo: commit,
    onCancel: (start) => {
      if (!moved.current) return;
      tell(start);
      moved.current = null;
    },
  });

  return (
    // biome-ignore lint/a11y/useSemanticElements: the name of a fieldset cannot stand beside a button.
    <div
      data-slot="range-slider"
      {...rest}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-disabled={disabled || undefined}
      className={`g:flex g:min-w-0 g:flex-col ${className}`}
    >
      <div className="g:flex g:min-h-6 g:items-center g:justify-between g:gap-2">
        <span id={`${id}-label`} className="g:min-w-0 g:text-ink-2 g:text-sm">
          {label}
        </span>
        {isNarrowed && !isFixed && (
          <button
            type="button"
            aria-label={t('clearOf', { label })}
            onClick={clear}
            className="g:h-6 g:shrink-0 g:rounded-md g:px-1 g:text-accent-text g:text-xs g:hover:underline"
          >
            {t('clear')}
          </button>
        )}
      </div>
      <div {...drag} className={hasRoom ? `${trackLook} ${disabled ? 'g:cursor-not-allowed' : 'g:cursor-pointer'}` : 'g:sr-only'}>
        {HANDLES.map((handle) => (
          <input
            key={handle}
            ref={handles[handle]}
            data-handle={handle}
            type="range"
            aria-label={t(handle, { label })}
            aria-valuetext={formatValue(shown[handle])}
            min={min}
            max={max}
            // The steps are counted here, so that both ends are among them whatever they are.
            step="any"
            value={shown[handle]}
            disabled={disabled}
            aria-disabled={!hasRoom || undefined}
            tabIndex={hasRoom ? undefined : -1}
            onKeyDown={(event) => handleKeyDown(event, handle)}
            onKeyUp={commit}
            onBlur={commit}
            // No key and no pointer, which are handled above: a screen reader or another program sets the value.
            onChange={(event) => {
              if (isFixed) return;
              move(shown, handle, Number(event.target.value));
              commit();
            }}
            // Each has a half of the track, where a finger finds it that feels its way over the screen.
            className="g:pointer-events-none g:h-full g:min-w-0 g:flex-1 g:opacity-0"
          />
        ))}
        {hasRoom && <SliderDrawing ref={track} ends={ends} shown={shown} disabled={disabled} />}
      </div>
      {hasRoom ? (
        // A screen reader reads the same from the handles.
        <div aria-hidden="true" className={`g:flex g:justify-between g:gap-2 g:text-sm g:tabular ${disabled ? 'g:text-ink-3' : ''}`}>
          <span data-shown="min" className="g:own">
            {formatValue(shown.min)}
          </span>
          <span data-shown="max" className="g:text-end">
            {formatValue(shown.max)}
          </span>
        </div>
      ) : (
        <p className="g:text-ink-3 g:text-sm">
          {min === max ? t('oneValue', { value: formatValue(min) }) : t('tooClose', { min: formatValue(min), max: formatValue(max) })}
        </p>
      )}
    </div>
  );
}
