import { formatTicketNumber, isPartialTicketNumber, isTicketNumber, parseTicketNumber } from '@guiche/masks/ticket-number';
import { ticketNumberEditor } from '@guiche/masks/ticket-number/editor';
import { type Code, CodeInput, type CodeInputProps } from '../internal/code-input.tsx';

const code: Code = {
  mask: { editor: ticketNumberEditor, parse: parseTicketNumber, format: formatTicketNumber },
  isValid: isTicketNumber,
  isPartial: isPartialTicketNumber,
  invalid: 'campo_invalido',
};

export type TicketNumberInputProps = CodeInputProps;

/**
 * Number of a ticket, with the airline's three digits apart: `957 2401118357`; a number with letters is shown as it is. Those of several
 * travellers stand apart by a slash, as a capture fills them in.
 *
 * Use: for the number of an issued ticket.
 * Not for: the locator of a reservation, which `LocatorInput` takes.
 * Value: letters and digits, as text (leading zeros count); `''` while empty. The length is not checked: not every airline follows IATA's
 * thirteen digits. Of several tickets the slash between them stays.
 * Keyboard: Tab: selects the text on its way in; Letters, Digits: the first three stand apart; Backspace, Delete: remove a character,
 * across the punctuation beside it.
 * Screen reader: named by `label`; description and error are read after it.
 * @see
 * @keywords bilhete, e-ticket, passagem, número
 */
export function TicketNumberInput(props: TicketNumberInputProps) {
  return <CodeInput {...props} code={code} inputMode="text" />;
}
