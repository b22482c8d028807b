export { notificationTotal } from './notifications.ts';
export { toggleIsOn } from './toggles.ts';
