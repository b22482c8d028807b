import { isCardNumber } from '@guiche/masks/card';
import type { CardSecrets } from './card-secrets.ts';

/** The numbers that the sandbox's provider of virtual cards makes: found also after they were erased where they were known. */
const SANDBOX_NUMBERS = /(?<!\d)400000\d{10}(?!\d)/g;

/** A code in a field that is named for it, whatever its value: JSON, also within JSON, and a query. */
const NAMED_CODE = /\b(?:cvv|cvc)\\*["']?\s*[:=]\s*\\*["']?(\d{3,4})(?!\d)/gi;
const SAID_CODE = /(?:\bCVV\b|\bCVC\b|c[oó]digo de (?:segurança|verificação)|(?:security|verification) code)[^\d\n]{0,20}(\d{3,4})(?!\d)/gi;

/** The fields whose short numbers are something else: of a flight, a bus or a seat, and the database's own number of a transaction. */
const OTHER_NUMBERS = /^(numero|numeroVoo|poltrona|assento|transacao)$/;

const ESCAPED = /\\+/g;
/** A text that is nothing but digits, and the field that it is in. */
const WHOLE_VALUE = /"(\w+)":\s*"(\d{3,4})"/g;

/** A text with the digits of its numbers beside each other, however they were grouped. */
function ungrouped(text: string): string {
  return text.replace(/(?<=\d)[ .-](?=\d)/g, '');
}

/** What a text holds of cards, each as a sentence that does not repeat it; empty when it holds nothing. */
export function findCardData(text: string, { numbers, codes }: CardSecrets): string[] {
  const found: string[] = [];
  const plain = text.replace(ESCAPED, '');
  const digits = ungrouped(plain);
  for (const number of numbers) {
    if (digits.includes(number)) found.push(`a card number that ends in ${number.slice(-4)}`);
  }
  for (const [number] of digits.matchAll(SANDBOX_NUMBERS)) {
    if (isCardNumber(number) && !numbers.includes(number)) found.push(`a virtual card number that ends in ${number.slice(-4)}`);
  }
  for (const [said] of [...plain.matchAll(NAMED_CODE), ...plain.matchAll(SAID_CODE)]) {
    found.push(`a verification code: ${said.replaceAll(/\d/g, '*')}`);
  }
  const known = new Set(codes);
  for (const [, field = '', value = ''] of plain.matchAll(WHOLE_VALUE)) {
    if (known.has(value) && !OTHER_NUMBERS.test(field)) found.push(`a verification code in the field ${field}`);
  }
  return [...new Set(found)];
}
