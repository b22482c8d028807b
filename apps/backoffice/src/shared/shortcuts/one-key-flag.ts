/** The name of the flag that says whether the shortcuts of one key act, for `useStoredFlag`. @see B-048 */
export const oneKeyFlag = (userId: string): string => `umaTecla:${userId}`;
