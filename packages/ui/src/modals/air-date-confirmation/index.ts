export { AirDateConfirmation, type AirDateConfirmationProps } from './air-date-confirmation.tsx';
