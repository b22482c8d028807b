export { withExternalSupplier } from './external-supplier.ts';
export { notificationTotal } from './notifications.ts';
export { type PasswordChange, passwordChange } from './password-change.ts';
export { toggleIsOn } from './toggles.ts';
