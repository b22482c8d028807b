import * as Radix from '@radix-ui/react-dropdown-menu';
import { type FocusEvent, type KeyboardEvent, type ReactElement, type ReactNode, useRef } from 'react';
import { useOpen } from '../../internal/use-open.ts';
import { usePortalContainer } from '../../internal/use-portal-container.ts';
import { useSecondPress } from '../../internal/use-second-press.ts';

export interface MenuProps {
  /** Whether the menu is open, when the caller keeps it. */
  open?: boolean;
  /** Called when the menu opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** Starts open, for a menu whose code is fetched when somebody opens it. */
  defaultOpen?: boolean;
  /** The button that opens it; names the menu. */
  trigger: ReactElement;
  /** The edge of the trigger with which the menu lines up. */
  align?: 'start' | 'center' | 'end';
  /** The items, labels and lines of the menu. */
  children: ReactNode;
}

/**
 * A list of actions or choices under a button.
 *
 * Use: for actions that are needed seldom, or the choices of a list.
 * Not for: one or two actions, which are buttons; the value of a form, which is a `SelectInput`.
 * Keyboard: Enter, Space, Down: open it; Up, Down: move; Letters: jump to an entry; Enter: chooses; Escape: closes, and the focus comes
 * back; Tab: closes, and goes on to what follows the button, Shift+Tab to what precedes it.
 * Screen reader: a button that says whether its menu is open; the entries are read with their place and their state.
 * @keywords menu, ações, dropdown, mais
 */
export function Menu({ open, onOpenChange, defaultOpen = false, trigger, align = 'start', children }: MenuProps) {
  const [shown, setShown] = useOpen({ open, defaultOpen, onOpenChange });
  const container = usePortalContainer();
  const entered = useRef(!defaultOpen);
  const button = useRef<HTMLButtonElement>(null);
  const left = useRef(false);
  useSecondPress(shown);

  // Radix takes Tab away from a menu, and the focus would stay. The browser moves it on from where it is: from the button.
  function leaveByTab(event: KeyboardEvent) {
    if (event.key !== 'Tab') return;
    event.stopPropagation();
    left.current = true;
    button.current?.focus();
    setShown(false);
  }

  function handleCloseAutoFocus(event: Event) {
    // The window that an entry opened has the focus by then: the button of the menu must not take it back.
    const inWindow = document.activeElement?.closest('[role="dialog"], [role="alertdialog"]');
    if (left.current || inWindow) event.preventDefault();
    left.current = false;
  }

  // Radix starts at the first entry after a key, but has not seen the key that asked for a menu whose code was being fetched.
  function enterByKey({ target, currentTarget }: FocusEvent<HTMLElement>) {
    if (entered.current || target !== currentTarget) return;
    entered.current = true;
    if (currentTarget.matches(':focus-visible')) currentTarget.querySelector<HTMLElement>(ENTRY)?.focus();
  }
  return (
    // Not modal: the modal kind locks the scroll with an injected style element, which the policy forbids.
    <Radix.Root modal={false} open={shown} onOpenChange={setShown}>
      <Radix.Trigger ref={button} asChild>
        {trigger}
      </Radix.Trigger>
      {shown && (
        <Radix.Portal container={container}>
          <Radix.Content
            data-slot="menu"
            align={align}
            sideOffset={4}
            collisionPadding={8}
            onFocus={enterByKey}
            onKeyDownCapture={leaveByTab}
            onCloseAutoFocus={handleCloseAutoFocus}
            className="g:z-50 g:max-h-(--radix-dropdown-menu-content-available-height) g:min-w-44 g:max-w-[min(22rem,calc(100vw-1rem))] g:animate-rise g:overflow-y-auto g:rounded-md g:border g:border-line g:bg-surface-1 g:p-1 g:text-ink g:shadow-pop"
          >
            {children}
          </Radix.Content>
        </Radix.Portal>
      )}
    </Radix.Root>
  );
}

const ENTRY = '[role^="menuitem"]:not([data-disabled])';
