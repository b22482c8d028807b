export { TicketNumberInput, type TicketNumberInputProps } from './ticket-number-input.tsx';
