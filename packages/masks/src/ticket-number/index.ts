export {
  formatTicketNumber,
  isPartialTicketNumber,
  isTicketNumber,
  parseTicketNumber,
  type TicketNumberProblem,
  validateTicketNumber,
} from './ticket-number.ts';
