/** imask options of a number with Brazilian marks. Zeros are not tidied while typing: leaving the field does that. */
export function numberMaskOptions(fraction: number, negative: boolean, max = Number.MAX_SAFE_INTEGER / 10 ** fraction) {
  return {
    mask: Number,
    scale: fraction,
    thousandsSeparator: '.',
    radix: ',',
    mapToRadix: ['.'],
    normalizeZeros: false,
    padFractionalZeros: false,
    min: negative ? -max : 0,
    max,
  };
}
