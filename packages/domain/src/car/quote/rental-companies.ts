const collator = new Intl.Collator('pt-BR', { sensitivity: 'base' });
const isOther = (name: string) => collator.compare(name.trim().charAt(0), 'O') === 0;

/** Rental companies from A to Z, ignoring case and accents; names that start with O come last. @see Q-275 */
export function sortRentalCompanies(names: readonly string[]): readonly string[] {
  return [...names].sort((a, b) => Number(isOther(a)) - Number(isOther(b)) || collator.compare(a, b));
}
