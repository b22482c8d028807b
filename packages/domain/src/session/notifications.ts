import type { Notification } from '../entities/index.ts';

/** The number on the bell: the sum of `quantidade` over all notifications. @see A-066, S-015 */
export function notificationTotal(notifications: readonly Notification[]): number {
  return notifications.reduce((total, { quantidade }) => total + quantidade, 0);
}

/** Whether opening notifications leads to the lists: one of them has a type. Without any it leads there as well. @see S-009 */
export function notificationsLead(notifications: readonly Notification[]): boolean {
  return notifications.length === 0 || notifications.some(({ tipoNotificacao }) => tipoNotificacao !== 'SEM_TIPO');
}
