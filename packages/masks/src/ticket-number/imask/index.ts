export { ticketNumberMask } from './ticket-number-mask.ts';
