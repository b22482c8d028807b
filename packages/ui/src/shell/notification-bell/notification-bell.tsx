import type { Notification } from '@guiche/domain/entities';
import { notificationsLead, notificationTotal } from '@guiche/domain/session';
import { Bell, BellDot } from 'lucide-react';
import { useTexts } from '../../i18n/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { notificationBellTexts } from './notification-bell.texts.ts';

export interface NotificationBellProps {
  /** How many notifications there are of each kind; undefined while that is not known. */
  notifications: readonly Notification[] | undefined;
  /** The address of the list of waiting items. @see A-064 */
  href: string;
  /** Asks for the notifications again; given when they could not be loaded. */
  onRetry?: (() => void) | undefined;
  /** They are being asked for again. */
  pending?: boolean | undefined;
}

/**
 * The number of items that wait for the user: a filled bell with the sum, or an outline without a number when there are none. When
 * they could not be loaded the bell says so, and a press asks again.
 *
 * Use: once, in the head of the app.
 * Not for: counts inside a screen, which are a `Badge`.
 * Parts: the bell, and the number of what waits.
 * Keyboard: Enter: opens the list of what waits, or asks again.
 * Screen reader: a link named by the number in words; a text while all that waits is of no type, as there is nothing to lead to; a button that
 * asks again.
 * @see, S-009, S-014, S-015
 * @keywords notificações, sino, avisos
 */
export function NotificationBell({ notifications, href, onRetry, pending }: NotificationBellProps) {
  const t = useTexts(notificationBellTexts);
  const known = notifications ?? [];
  const total = notificationTotal(known);
  if (onRetry)
    return (
      <Button tone="quiet" title={t('failed')} pending={pending === true} onClick={onRetry}>
        <span className="g:sr-only">{t('failed')}</span>
        <Bell aria-hidden="true" data-filled="false" />
        <span aria-hidden="true" className="g:own">
          ?
        </span>
      </Button>
    );
  return (
    <Button asChild tone="quiet">
      {/* Without an address it is a text. */}
      <a className="g:own" href={notificationsLead(known) ? href : undefined}>
        <span className="g:sr-only">{notifications ? t('waiting', { count: total }) : t('unknown')}</span>
        {known.length > 0 ? (
          <BellDot aria-hidden="true" data-filled="true" className="g:fill-current" />
        ) : (
          <Bell aria-hidden="true" data-filled="false" />
        )}
        {total > 0 && (
          <span aria-hidden="true" className="g:rounded-full g:bg-danger g:px-1.5 g:font-semibold g:text-surface-1 g:text-xs">
            {total > 999 ? '999+' : total}
          </span>
        )}
      </a>
    </Button>
  );
}
