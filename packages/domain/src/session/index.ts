export { withExternalSupplier } from './external-supplier.ts';
export { type NewPassword, newPasswordViolation, PASSWORD_LENGTH } from './new-password.ts';
export { notificationsLead, notificationTotal } from './notifications.ts';
export { type PasswordChange, passwordChange } from './password-change.ts';
export { toggleIsOn } from './toggles.ts';
