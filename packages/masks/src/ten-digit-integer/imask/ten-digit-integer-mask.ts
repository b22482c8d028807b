/** Ten digits. Whether all ten are there is asked when it is saved. @see S-209 */
export const tenDigitIntegerMask = { mask: '0000000000' };
