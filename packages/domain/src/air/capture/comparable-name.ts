/** A name as it is compared: without accents, case and more than one blank. @see Q-193 */
export function comparableName(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase().trim().replace(/\s+/g, ' ');
}
