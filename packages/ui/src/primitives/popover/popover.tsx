import * as Radix from '@radix-ui/react-popover';
import type { ReactElement, ReactNode, RefObject } from 'react';

interface PopoverParts {
  /** Whether the panel is open, when the caller keeps it. */
  open?: boolean;
  /** Whether the panel begins open, when it keeps that itself. */
  defaultOpen?: boolean;
  /** Called when the panel opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** The name that a screen reader gives to the panel. */
  label: string;
  /** The edge of the trigger with which the panel lines up. */
  align?: 'start' | 'center' | 'end';
  /** The side of the trigger on which the panel opens, if there is room. */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** Classes that are added to those of the panel, such as its width. */
  className?: string;
  /** The content of the panel. */
  children: ReactNode;
}

export type PopoverProps = PopoverParts &
  (
    | {
        /** The button that opens it; must take a ref and button props. */
        trigger: ReactElement;
        anchor?: never;
      }
    | {
        /** The element beside which it opens, in place of a trigger: the caller opens it, and the focus stays where it is. */
        anchor: RefObject<HTMLElement | null>;
        trigger?: never;
      }
  );

/**
 * A small panel beside the button that opened it. For one choice or a few facts; for longer work use a dialog.
 *
 * Use: for a few facts or one choice about the thing beside it.
 * Not for: long work, which is a `Dialog`; a word of explanation, which is a `Tooltip`.
 * Keyboard: Enter, Space: open it, on the trigger; Escape: closes it, as a press outside does.
 * Focus: goes inside, returns to the trigger; with an `anchor` it stays.
 * Screen reader: a dialog named by `label`, or a panel without a name of its own beside what it explains.
 * @keywords painel, balão, flutuante
 * @since 0.1.0
 */
export function Popover({
  open,
  defaultOpen,
  onOpenChange,
  trigger,
  anchor,
  label,
  align = 'start',
  side = 'bottom',
  className,
  children,
}: PopoverProps) {
  return (
    <Radix.Root
      {...(open === undefined ? {} : { open })}
      {...(defaultOpen === undefined ? {} : { defaultOpen })}
      {...(onOpenChange ? { onOpenChange } : {})}
    >
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      {anchor && <Radix.Anchor virtualRef={anchor as RefObject<HTMLElement>} />}
      <Radix.Portal>
        <Radix.Content
          data-slot="popover"
          aria-label={label}
          align={align}
          side={side}
          sideOffset={4}
          collisionPadding={8}
          {...(anchor && {
            onOpenAutoFocus: keepFocus,
            onCloseAutoFocus: keepFocus,
            // A press on the anchor is the caller's.
            onInteractOutside: (event) => event.target instanceof Node && anchor.current?.contains(event.target) && event.preventDefault(),
          })}
          className={`g:z-50 g:max-h-(--radix-popover-content-available-height) g:max-w-[calc(100vw-1rem)] g:animate-rise g:overflow-y-auto g:rounded-md g:border g:border-line g:bg-surface-1 g:p-3 g:text-ink g:shadow-pop g:outline-none ${className ?? ''}`}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function keepFocus(event: Event) {
  event.preventDefault();
}
