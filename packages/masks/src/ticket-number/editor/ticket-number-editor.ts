import { codeEditor, isAlphanumeric } from '../../engine/index.ts';
import { formatTicketNumber, parseTicketNumber } from '../index.ts';

/** `000 0000000000`, as many digits as there are; one with letters has no space. Several stand apart by a slash. @see */
export const ticketNumberEditor = codeEditor({
  layOut: formatTicketNumber,
  parse: parseTicketNumber,
  accepts: (char) => char === '/' || isAlphanumeric(char),
});
