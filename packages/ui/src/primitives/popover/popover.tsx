import { Slot } from '@radix-ui/react-slot';
import { type ReactElement, type ReactNode, type RefObject, useId, useRef } from 'react';
import { FloatingPanel } from '../../internal/floating-panel.tsx';
import { useOpen } from '../../internal/use-open.ts';

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
  const [shown, setShown] = useOpen({ open, defaultOpen, onOpenChange });
  const id = useId();
  const button = useRef<HTMLElement>(null);
  return (
    <>
      {trigger && (
        <Slot
          ref={button}
          // As a button of a form it would send the form, unless it says something else itself.
          {...{ type: 'button' }}
          aria-haspopup="dialog"
          aria-expanded={shown}
          aria-controls={shown ? id : undefined}
          onClick={() => setShown(!shown)}
        >
          {trigger}
        </Slot>
      )}
      {shown && (
        <FloatingPanel
          id={id}
          slot="popover"
          label={label}
          anchor={anchor ?? button}
          keepsFocus={anchor !== undefined}
          align={align}
          side={side}
          gap={4}
          onClose={() => setShown(false)}
          onReturn={() => button.current?.focus()}
          className={`g:p-3 ${className ?? ''}`}
        >
          {children}
        </FloatingPanel>
      )}
    </>
  );
}
