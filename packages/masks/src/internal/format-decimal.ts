/** The digits of `value × 10^fraction` for a value of 0 or more, rounded half-up from the shortest decimal text of the number. */
export function scaledDigits(value: number, fraction: number): string {
  const product = value * 10 ** fraction;
  // Below 2^40 the product is within 2^-12 of the exact one. Unless a half is that near, both round to the same digits.
  if (product < 2 ** 40 && Math.abs(product - Math.floor(product) - 0.5) > 2 ** -11) return String(Math.round(product));
  return exactDigits(value, fraction);
}

/** The result of `scaledDigits`, digit by digit: 1.005 is rounded up, where 1.005 * 100 is 100.49999999999999. */
export function exactDigits(value: number, fraction: number): string {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  const [whole = '', decimals = ''] = mantissa.split('.');
  const digits = whole + decimals;
  const kept = whole.length + Number(exponent) + fraction;
  if (kept < 0) return '0';
  return String(BigInt(digits.slice(0, kept).padEnd(kept, '0')) + (Number(digits[kept] ?? 0) < 5 ? 0n : 1n));
}

/** Digits with dots for thousands and a comma before the last `fraction` of them. */
export function groupDigits(digits: string, fraction: number): string {
  const padded = digits.length > fraction ? digits : digits.padStart(fraction + 1, '0');
  const cut = padded.length - fraction;
  let from = cut % 3 || 3;
  let text = padded.slice(0, from);
  for (; from < cut; from += 3) text += `.${padded.slice(from, from + 3)}`;
  return fraction > 0 ? `${text},${padded.slice(cut)}` : text;
}

/** `-1.234,50` for -1234.5, with `prefix` behind the sign; `''` for null, NaN and infinity. */
export function formatDecimal(value: number | null | undefined, fraction: number, prefix = ''): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return '';
  const digits = scaledDigits(Math.abs(value), fraction);
  return `${value < 0 && digits !== '0' ? '-' : ''}${prefix}${groupDigits(digits, fraction)}`;
}
