import * as Radix from '@radix-ui/react-tooltip';
import { type FocusEvent, type ReactElement, type ReactNode, useEffect } from 'react';
import { followTouch, lastTouched } from '../../internal/follow-touch.ts';

export interface TooltipProps {
  /** One short line. Never the only place of necessary information: touch does not show it. */
  label: ReactNode;
  /** The explained element: one that takes the focus, a ref and props. */
  children: ReactElement;
  /** The side on which the tooltip appears, if there is room. */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** Opened and closed by the caller, in place of pointer and focus. */
  open?: boolean;
  /** Called when the tooltip appears or goes. */
  onOpenChange?: (open: boolean) => void;
}

/** The focus that comes back after a touch, as from a window that closes, opens no tip: nothing would take it away again. */
function keepClosed(event: FocusEvent) {
  if (lastTouched()) event.preventDefault();
}

/**
 * A short explanation on hover and on keyboard focus. Escape hides it; a screen reader reads it as the description.
 *
 * Use: to name an icon, or to explain a word.
 * Not for: what people must read to go on: a phone has no hover.
 * Keyboard: Tab: shows it when the focus comes to what it explains; Escape: hides it.
 * Screen reader: read as the description of the element that it explains.
 * @keywords dica, ajuda, hint
 */
export function Tooltip({ label, children, side = 'top', open, onOpenChange }: TooltipProps) {
  useEffect(followTouch, []);
  return (
    <Radix.Provider delayDuration={400} disableHoverableContent>
      <Radix.Root {...(open === undefined ? {} : { open })} {...(onOpenChange && { onOpenChange })}>
        <Radix.Trigger asChild onFocus={keepClosed}>
          {children}
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            data-slot="tooltip"
            side={side}
            sideOffset={4}
            collisionPadding={8}
            // Not seen once it is closed: Radix keeps what moves until the movement ends, and missed the end of one that is over before its
            // first frame, as all are with less motion. The tip stayed above the window that took the focus, and took its presses and Escape.
            className="g:z-50 g:max-w-72 g:animate-fade g:data-[state=closed]:hidden g:rounded-md g:bg-ink g:px-2 g:py-1 g:text-sm g:text-surface-1 g:shadow-pop"
          >
            {label}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
