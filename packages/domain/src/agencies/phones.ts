import { hasForeignCode } from '@guiche/masks/phone';

/** A phone number as it is saved: its digits alone. One of another country keeps its plus, so that it is refused, not saved as one of Brazil. @see A-195 */
export function phoneDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return hasForeignCode(phone) ? `+${digits}` : digits;
}

const SEPARATOR = ';';

/** Extra phones as they are saved, `1133334444;11988887777`: each as `phoneDigits` gives it, and no empty ones. @see A-196 */
export function joinPhones(phones: readonly string[]): string {
  return phones.map(phoneDigits).filter(Boolean).join(SEPARATOR);
}

/** The extra phones in a saved text, each as `phoneDigits` gives it; an empty list for an empty or missing text. @see A-196 */
export function splitPhones(text: string | null | undefined): readonly string[] {
  return (text ?? '').split(SEPARATOR).map(phoneDigits).filter(Boolean);
}
