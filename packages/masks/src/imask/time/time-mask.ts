/** `HH:mm`. Whether a clock shows it is asked when it is saved. */
export const timeMask = { mask: '00:00' };
