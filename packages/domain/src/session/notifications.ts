import type { Notification } from '../entities/index.ts';

/** The number on the bell: the sum of `quantidade` over all notifications. @see A-066, S-015 */
export function notificationTotal(notifications: readonly Notification[]): number {
  return notifications.reduce((total, { quantidade }) => total + quantidade, 0);
}
