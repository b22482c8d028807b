import { Slot } from '@radix-ui/react-slot';
import { type KeyboardEvent, type ReactElement, type ReactNode, useState } from 'react';

export interface OnDemandMenuProps {
  /** The button, which is there at once. */
  trigger: ReactElement;
  /** Starts fetching the menu: called as soon as pointer or focus come near. */
  preload: () => Promise<unknown>;
  /** The menu around the same trigger, `defaultOpen`, with the trigger alone `meanwhile`; rendered once it is asked for. */
  children: ReactNode;
}

/**
 * A menu whose list is fetched when somebody comes near its button: the first screen does not wait for it.
 *
 * Keyboard and screen reader are those of the menu; until it has come, the button alone answers Enter, Space and arrow down.
 */
export function OnDemandMenu({ trigger, preload, children }: OnDemandMenuProps) {
  const [wanted, setWanted] = useState(false);
  // A list that cannot be fetched is asked for again at the next press.
  const warm = () => void preload().catch(() => undefined);
  if (wanted) return children;
  return (
    <Slot
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={warm}
      onFocus={warm}
      onClick={() => setWanted(true)}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        setWanted(true);
      }}
    >
      {trigger}
    </Slot>
  );
}
