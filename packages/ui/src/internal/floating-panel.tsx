import { DismissableLayer } from '@radix-ui/react-dismissable-layer';
import { FocusScope } from '@radix-ui/react-focus-scope';
import { type ReactNode, type RefObject, type SyntheticEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useOpenLayer } from './open-layers.ts';
import type { Beside } from './place-beside.ts';
import { usePlaced } from './use-placed.ts';
import { usePortalContainer } from './use-portal-container.ts';
import { useSecondPress } from './use-second-press.ts';

interface FloatingPanelProps extends Beside {
  id?: string;
  /** Its name in the style sheets and tests of those who show it. */
  slot?: string;
  /** The name that a screen reader gives to it. */
  label: string;
  /** The element beside which it stands; a press on it is left to the caller. */
  anchor: RefObject<HTMLElement | null>;
  /** Whether the focus stays where it is, when it opens and when it closes. */
  keepsFocus?: boolean;
  /** What has the focus first, where nothing in the panel has taken it; without it, the first element that can. */
  start?: (panel: HTMLElement) => HTMLElement | null;
  /** Escape, a press outside, and the focus going elsewhere. */
  onClose: () => void;
  /** Gives the focus back. Not called when it closed because something else was pressed or got the focus. */
  onReturn?: (() => void) | undefined;
  className: string;
  children: ReactNode;
}

/**
 * A panel that floats beside an element and closes by itself: what a popover and a calendar share. Mount it to open it.
 *
 * Made of Radix' layer and focus scope, as Radix' dialog is, so that a panel in a dialog takes Escape and focus before it. Not of Radix'
 * popover: see `usePlaced`.
 */
export function FloatingPanel(props: FloatingPanelProps) {
  const container = usePortalContainer();
  return container && createPortal(<Panel {...props} />, container);
}

function Panel({
  id,
  slot,
  label,
  anchor,
  keepsFocus = false,
  start,
  side,
  align,
  gap,
  onClose,
  onReturn,
  className,
  children,
}: FloatingPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const wasLeft = useRef(false);
  usePlaced(panel, anchor, { side, align, gap });
  // What only explains something goes by itself.
  useOpenLayer(!keepsFocus, onClose);
  useSecondPress(true);

  function handleInteractOutside(event: Event) {
    if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault();
    else wasLeft.current = true;
  }
  return (
    <FocusScope
      asChild
      loop
      onMountAutoFocus={(event) => {
        const first = keepsFocus ? null : panel.current && start?.(panel.current);
        if (keepsFocus || first) event.preventDefault();
        first?.focus();
      }}
      onUnmountAutoFocus={(event) => {
        event.preventDefault();
        if (!wasLeft.current) onReturn?.();
      }}
    >
      <DismissableLayer
        ref={panel}
        id={id}
        role="dialog"
        aria-label={label}
        data-slot={slot}
        deferPointerDownOutside
        onInteractOutside={handleInteractOutside}
        onDismiss={onClose}
        // A dialog blocks the wheel outside of it, and the panel is rendered outside.
        onWheel={stopPropagation}
        onTouchMove={stopPropagation}
        className={`g:fixed g:z-50 g:[:where(&)]:w-max g:max-w-[calc(100vw-1rem)] g:animate-rise g:overflow-y-auto g:rounded-md g:border g:border-line g:bg-surface-1 g:text-ink g:shadow-pop g:outline-none ${className}`}
      >
        {children}
      </DismissableLayer>
    </FocusScope>
  );
}

function stopPropagation(event: SyntheticEvent) {
  event.stopPropagation();
}
