import type { Notification } from '@guiche/domain/entities';
import { notificationsLead, notificationTotal } from '@guiche/domain/session';
import { Bell, BellDot } from 'lucide-react';
import { useTexts } from '../../i18n/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { notificationBellTexts } from './notification-bell.texts.ts';

export interface NotificationBellProps {
  /** How many notifications there are of each kind. */
  notifications: readonly Notification[];
  /** The address of the list of waiting items. @see A-064 */
  href: string;
}

/**
 * The number of items that wait for the user: a filled bell with the sum, or an outline without a number when there are none.
 *
 * Use: once, in the head of the app.
 * Not for: counts inside a screen, which are a `Badge`.
 * Parts: the bell, and the number of what waits.
 * Keyboard: Enter: opens the list of what waits.
 * Screen reader: a link named by the number in words; a text while all that waits is of no type, as there is nothing to lead to.
 * @see, S-009, S-014, S-015
 * @keywords notificações, sino, avisos
 */
export function NotificationBell({ notifications, href }: NotificationBellProps) {
  const t = useTexts(notificationBellTexts);
  const total = notificationTotal(notifications);
  const some = notifications.length > 0;
  return (
    <Button asChild tone="quiet">
      {/* Without an address it is a text. */}
      <a className="g:own" href={notificationsLead(notifications) ? href : undefined}>
        <span className="g:sr-only">{t('waiting', { count: total })}</span>
        {some ? (
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
