import { createPortal } from 'react-dom';
import { Tooltip } from '../../primitives/tooltip/index.ts';

export interface PlacedTip {
  /** The place on the screen that it explains. */
  readonly place: DOMRect;
  readonly lines: readonly string[];
}

export interface TipOverProps extends PlacedTip {
  onClose: () => void;
}

/** A tooltip over a place of the screen, for one whose own element cannot be pointed at. Scrolling, a press and Escape close it. */
export function TipOver({ place: { left, top, width, height }, lines, onClose }: TipOverProps) {
  return createPortal(
    <Tooltip
      key={`${left} ${top}`}
      open
      onOpenChange={(open) => !open && onClose()}
      label={lines.map((line) => (
        <span key={line} className="g:block">
          {line}
        </span>
      ))}
    >
      <span className="g:pointer-events-none g:fixed" style={{ left, top, width, height }} />
    </Tooltip>,
    document.body,
  );
}
