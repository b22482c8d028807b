import * as Radix from '@radix-ui/react-popover';
import type { ReactElement, ReactNode } from 'react';

export interface PopoverProps {
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** The button that opens it; must take a ref and button props. */
  trigger: ReactElement;
  /** The name that a screen reader gives to the panel. */
  label: string;
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'right' | 'bottom' | 'left';
  className?: string;
  children: ReactNode;
}

/**
 * A small panel beside the button that opened it. For one choice or a few facts; for longer work use a dialog.
 *
 * Focus: goes inside, returns to the trigger. Keyboard: Escape and a press outside close it.
 */
export function Popover({
  open,
  defaultOpen,
  onOpenChange,
  trigger,
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
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          data-slot="popover"
          aria-label={label}
          align={align}
          side={side}
          sideOffset={4}
          collisionPadding={8}
          className={`z-50 max-h-(--radix-popover-content-available-height) max-w-[calc(100vw-1rem)] animate-rise overflow-y-auto rounded-md border border-line bg-surface-1 p-3 text-ink shadow-pop outline-none ${className ?? ''}`}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
