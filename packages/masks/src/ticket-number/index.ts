export {
  formatTicketNumber,
  isPartialTicketNumber,
  isTicketNumber,
  parseTicketNumber,
  type TicketNumberProblem,
  ticketNumbers,
  validateTicketNumber,
} from './ticket-number.ts';
