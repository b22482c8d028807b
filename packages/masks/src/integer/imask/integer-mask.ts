export interface IntegerMaskOptions {
  /** Digits that can be typed; 15 hold in a number whatever they are. */
  maxDigits?: number | undefined;
}

/** A count: digits alone. */
export function integerMask({ maxDigits = 15 }: IntegerMaskOptions = {}) {
  return { mask: '0'.repeat(maxDigits) };
}
