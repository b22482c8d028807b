/** Digits alone, as many as there are. Whether they are six is asked when it is saved. @see Q-205 */
export const authorizationCodeMask = { mask: /^\d*$/ };
