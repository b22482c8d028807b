export { ticketNumberEditor } from './ticket-number-editor.ts';
