export { BookingEmailDialog, type BookingEmailDialogActions, type BookingEmailDialogProps } from './booking-email-dialog.tsx';
export type { BookingCard } from './card-fields.tsx';
