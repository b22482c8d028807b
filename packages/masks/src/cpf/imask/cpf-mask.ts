/** `000.000.000-00`. Whether the check digits are right is asked when it is saved. @see S-200 */
export const cpfMask = { mask: '000.000.000-00' };
