/** `00000-000`. @see S-206 */
export const cepMask = { mask: '00000-000' };
