/** A phone number as it is saved: its digits alone. @see A-195 */
export function phoneDigits(phone: string): string {
  return phone.replace(/\D/g, '');
}

const SEPARATOR = ';';

/** Extra phones as they are saved, `1133334444;11988887777`: the digits of each, and no empty ones. @see A-196 */
export function joinPhones(phones: readonly string[]): string {
  return phones.map(phoneDigits).filter(Boolean).join(SEPARATOR);
}

/** The extra phones in a saved text, digits only; an empty list for an empty or missing text. @see A-196 */
export function splitPhones(text: string | null | undefined): readonly string[] {
  return (text ?? '').split(SEPARATOR).map(phoneDigits).filter(Boolean);
}
