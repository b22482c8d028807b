import { isAllowedLink } from '@guiche/domain/links';
import type { ComponentProps } from 'react';

export interface SafeLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'rel' | 'target'> {
  /** The address as it came from a person or another system. */
  href: string;
  /** Where the address opens: `_blank` in a window of its own, which then cannot reach this one. */
  target?: string | undefined;
  /** How the other page is related to this one. Without it, `noreferrer` in a window of its own. */
  rel?: string | undefined;
}

/**
 * A link to an address that somebody typed or another system sent. With a protocol that a link may not have, such as `javascript:`, only its text
 * is shown, and nothing can be pressed.
 *
 * Use: for an address that was not made here.
 * Not for: a way to another screen, whose address this app makes.
 * Parts: one: the text.
 * Keyboard: Enter: follows the link.
 * Screen reader: a link, or plain text where the address is refused.
 * @see S-196
 * @keywords link, endereço, url, protocolo, âncora, anchor
 */
export function SafeLink({ href, children, target, rel, className = '', ...rest }: SafeLinkProps) {
  if (!isAllowedLink(href)) {
    return (
      <span data-slot="safe-link" className={`g:wrap-anywhere ${className}`}>
        {children}
      </span>
    );
  }
  return (
    <a
      data-slot="safe-link"
      {...rest}
      href={href}
      target={target}
      // A page in another window must not reach this one.
      rel={rel ?? (target === '_blank' ? 'noreferrer' : undefined)}
      className={`g:wrap-anywhere g:text-accent-text g:underline ${className}`}
    >
      {children}
    </a>
  );
}
