import * as Radix from '@radix-ui/react-dropdown-menu';
import type { ReactNode } from 'react';
import { menuItemLook } from './item-look.ts';

export interface MenuItemProps {
  /** An icon before the text. */
  icon?: ReactNode;
  /** The action, a verb. */
  children: ReactNode;
  /** A key or a short fact at the right. */
  hint?: ReactNode;
  /** `danger` for an action that takes something away. */
  tone?: 'neutral' | 'danger';
  /** The item is shown, and cannot be chosen. */
  disabled?: boolean;
  /** Called when the item is chosen; the menu closes then. */
  onSelect?: () => void;
  /** Makes the entry a link. */
  href?: string;
  /** The address is that of the page that is shown. */
  current?: boolean;
  /** The address opens in a new tab. */
  external?: boolean;
}

/**
 * Gives the focus to the button of the menu before the action: a window that the action opens, maybe later, gives the focus back to where it was,
 * and by then the entry is gone.
 */
function focusTrigger({ target }: Event) {
  const trigger = target instanceof Element ? target.closest('[role="menu"]')?.getAttribute('aria-labelledby') : null;
  if (trigger) document.getElementById(trigger)?.focus();
}

/**
 * One action of a menu.
 */
export function MenuItem({
  icon,
  children,
  hint,
  tone,
  disabled = false,
  onSelect,
  href,
  current = false,
  external = false,
}: MenuItemProps) {
  const select =
    onSelect &&
    ((event: Event) => {
      focusTrigger(event);
      onSelect();
    });
  const content = (
    <>
      {icon}
      <span className="g:min-w-0 g:flex-1">{children}</span>
      {hint && <span className="g:text-ink-3 g:text-sm">{hint}</span>}
    </>
  );
  return (
    <Radix.Item
      asChild={href !== undefined}
      disabled={disabled}
      {...(select ? { onSelect: select } : {})}
      className={menuItemLook({ tone })}
    >
      {href === undefined ? (
        content
      ) : (
        <a
          className="g:aria-[current]:font-medium g:aria-[current]:text-accent-text"
          href={href}
          aria-current={current ? 'page' : undefined}
          {...(external ? { target: '_blank', rel: 'noreferrer' } : {})}
        >
          {content}
        </a>
      )}
    </Radix.Item>
  );
}
