import type { Range } from '@guiche/domain/results';
import { type MouseEvent, type PointerEvent, type RefObject, useRef } from 'react';
import { flushSync } from 'react-dom';

/** Half of the width at which a handle can be taken, in pixels: a press this near to its middle takes it as it stands. */
const REACH = 12;
/** How far the pointer moves, in pixels, before its way says which one it takes of two handles at the same place. */
const WAY = 4;

interface Drag {
  readonly pointer: number;
  /** Undefined while both handles are at the same place and the pointer has not said by its way which one it takes. */
  handle: keyof Range | undefined;
  /** From the middle of the handle to the pointer, as a part of the track. */
  readonly offset: number;
  readonly start: Range;
  range: Range;
}

interface SliderDragOptions {
  /** The element from whose one side to the other the values lie. */
  track: RefObject<Element | null>;
  ends: Range;
  shown: Range;
  disabled: boolean;
  /** A handle was taken. */
  onTake: (handle: keyof Range) => void;
  /** Moves a handle; returns where the handles are then, the same object when nothing moved. */
  onMove: (from: Range, handle: keyof Range, value: number) => Range;
  onLetGo: () => void;
  /** The page took the pointer, to scroll: everything is as it was at the start. */
  onCancel: (start: Range) => void;
}

export function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl';
}

/**
 * What a mouse, a finger or a pen does with the two handles. A press on a handle takes it, and moves nothing yet; a press beside them brings
 * the nearer one. Of two handles at the same place the one is taken that can go where the pointer goes.
 */
export function useSliderDrag({ track, ends, shown, disabled, onTake, onMove, onLetGo, onCancel }: SliderDragOptions) {
  const drag = useRef<Drag | null>(null);

  /** Where the pointer is on the track: 0 at its start, 1 at its end. */
  function placeOf({ clientX }: PointerEvent, on: Element): number {
    const { left, width } = on.getBoundingClientRect();
    const part = (clientX - left) / width;
    return isRightToLeft(on) ? 1 - part : part;
  }

  const partOf = (value: number) => (value - ends.min) / (ends.max - ends.min);

  function moveTo(place: number, current: Drag, width: number): void {
    const part = Math.min(1, Math.max(0, place - current.offset));
    const value = ends.min + part * (ends.max - ends.min);
    const way = Math.abs(part - partOf(current.range.min)) * width;
    if (!current.handle && way < WAY) return;
    for (const handle of current.handle ? [current.handle] : (['min', 'max'] as const)) {
      const next = onMove(current.range, handle, value);
      if (next === current.range) continue;
      current.range = next;
      if (!current.handle) onTake(handle);
      current.handle = handle;
      return;
    }
  }

  function handlePointerDown(event: PointerEvent<HTMLElement>): void {
    const on = track.current;
    if (disabled || event.button !== 0 || drag.current || !on) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const place = placeOf(event, on);
    const { width } = on.getBoundingClientRect();
    const [low, high] = [partOf(shown.min), partOf(shown.max)];
    const isLow = low === high ? place < low : Math.abs(place - low) < Math.abs(place - high);
    const distance = place - (isLow ? low : high);
    const isOnHandle = Math.abs(distance) * width <= REACH;
    const handle = isOnHandle && low === high ? undefined : isLow ? 'min' : 'max';
    const started: Drag = { pointer: event.pointerId, handle, offset: isOnHandle ? distance : 0, start: shown, range: shown };
    drag.current = started;
    if (handle) onTake(handle);
    if (!isOnHandle) moveTo(place, started, width);
  }

  /** The drag of this pointer; a second finger is none of it. */
  const dragOf = ({ pointerId }: PointerEvent) => (drag.current?.pointer === pointerId ? drag.current : null);

  return {
    onPointerDown: handlePointerDown,
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const current = dragOf(event);
      const on = track.current;
      if (!current || !on) return;
      // The browser tells of a move right before a frame: rendered at once, the handle is under the pointer in this one, not in the next.
      flushSync(() => moveTo(placeOf(event, on), current, on.getBoundingClientRect().width));
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (!dragOf(event)) return;
      drag.current = null;
      onLetGo();
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      const current = dragOf(event);
      if (!current) return;
      drag.current = null;
      onCancel(current.start);
    },
    // The focus goes to the handle that is taken, not to what is under the pointer.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
  };
}
