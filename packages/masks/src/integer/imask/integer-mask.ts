export interface IntegerMaskOptions {
  /** The most digits that can be typed: a number holds any 15 digits exactly. */
  maxDigits?: number | undefined;
}

/** A count: digits without a mark. */
export function integerMask({ maxDigits = 15 }: IntegerMaskOptions = {}) {
  return { mask: '0'.repeat(maxDigits) };
}
