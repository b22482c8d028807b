import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useEffectEvent } from '../../internal/use-effect-event.ts';
import { usePlaced } from '../../internal/use-placed.ts';
import { usePortalContainer } from '../../internal/use-portal-container.ts';

interface OptionPanelProps {
  /** The element below which it is placed. */
  anchor: RefObject<HTMLElement | null>;
  /** A tap beside panel and anchor. It takes the focus from the field in some browsers only; a press of the mouse does in all. */
  onTapOutside: () => void;
  children: ReactNode;
}

const BELOW = { side: 'bottom', align: 'start', gap: 4, tallest: 320 } as const;

/** The panel of an open autocomplete, above everything else on the page. A server, which has no page, renders none for a list that is open at first. */
export function OptionPanel(props: OptionPanelProps) {
  const container = usePortalContainer();
  return container && createPortal(<Panel {...props} />, container);
}

/** A press in it leaves the focus where it is. */
function Panel({ anchor, onTapOutside, children }: OptionPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  usePlaced(panel, anchor, BELOW);
  const handlePointerUp = useEffectEvent(({ pointerType, target }: PointerEvent) => {
    const isInside = target instanceof Node && [panel, anchor].some(({ current }) => current?.contains(target));
    if (pointerType !== 'mouse' && !isInside) onTapOutside();
  });
  useEffect(() => {
    const listen = (event: PointerEvent) => handlePointerUp(event);
    document.addEventListener('pointerup', listen);
    return () => document.removeEventListener('pointerup', listen);
  }, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps what happens in it from what is around it.
    <div
      ref={panel}
      data-slot="option-panel"
      // A dialog blocks the wheel outside of it, and the panel is rendered outside.
      onWheel={(event) => event.stopPropagation()}
      onTouchMove={(event) => event.stopPropagation()}
      onMouseDown={(event) => event.preventDefault()}
      // A modal dialog switches presses off for the whole page.
      className="g:pointer-events-auto g:fixed g:z-50 g:max-h-80 g:w-[450px] g:max-w-[calc(100vw-1rem)] g:overflow-y-auto g:rounded-md g:border g:border-line g:bg-surface-1 g:p-1 g:text-ink g:text-sm g:shadow-pop"
    >
      {children}
    </div>
  );
}
