/** A rectangle of the window, in px. */
export interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

type Side = 'top' | 'right' | 'bottom' | 'left';
type Align = 'start' | 'center' | 'end';

/** Where a panel should stand beside its anchor, if there is room. */
export interface Beside {
  readonly side: Side;
  /** The edge of the anchor with which it lines up. */
  readonly align: Align;
  /** The distance from the anchor, in px. */
  readonly gap: number;
}

/** The place of a fixed panel, in px from the edges of the window. A panel above its anchor hangs by its lower edge, so that it grows upwards. */
export interface Placed {
  readonly left: number;
  readonly top: number | 'auto';
  readonly bottom: number | 'auto';
  readonly maxHeight: number;
}

/** The least distance from the edge of the window, in px. */
const EDGE = 8;

const OPPOSITE = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const;

function aligned(align: Align, start: number, end: number, length: number): number {
  if (align === 'start') return start;
  return align === 'end' ? end - length : (start + end - length) / 2;
}

/** Inside the window; what is larger than it starts at its beginning. */
function inside(start: number, length: number, whole: number): number {
  return Math.max(EDGE, Math.min(start, whole - EDGE - length));
}

/**
 * Returns the place of a panel of the given size beside an anchor: on the wanted side, or on the opposite one where only that has the room, and
 * inside the window. Where neither has it the panel gets the larger one and is as high as that.
 *
 * @param seen what can be seen of the window: the keyboard of a phone covers a part of its height
 */
export function placeBeside(
  size: { readonly width: number; readonly height: number },
  anchor: Box,
  window: { readonly width: number; readonly height: number; readonly seen: number },
  { side, align, gap }: Beside,
): Placed {
  const room = {
    top: anchor.top - gap - EDGE,
    bottom: window.seen - anchor.bottom - gap - EDGE,
    left: anchor.left - gap - EDGE,
    right: window.width - anchor.right - gap - EDGE,
  };
  const isUpright = side === 'top' || side === 'bottom';
  const needed = isUpright ? size.height : size.width;
  const on = needed > room[side] && room[OPPOSITE[side]] > room[side] ? OPPOSITE[side] : side;
  if (isUpright) {
    const left = inside(aligned(align, anchor.left, anchor.right, size.width), size.width, window.width);
    const maxHeight = Math.max(0, room[on]);
    return on === 'top'
      ? { left, top: 'auto', bottom: window.height - anchor.top + gap, maxHeight }
      : { left, top: anchor.bottom + gap, bottom: 'auto', maxHeight };
  }
  const maxHeight = window.seen - 2 * EDGE;
  const height = Math.min(size.height, maxHeight);
  return {
    left: inside(on === 'left' ? anchor.left - gap - size.width : anchor.right + gap, size.width, window.width),
    top: inside(aligned(align, anchor.top, anchor.bottom, height), height, window.seen),
    bottom: 'auto',
    maxHeight,
  };
}
