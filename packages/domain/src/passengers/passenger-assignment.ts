/**
 * The passengers of a service: all travellers when their number equals its `adultos`. Null when there are more or fewer, so that a person
 * has to choose.
 * @see S-065
 */
export function assignedPassengers<Traveller>(
  travellers: readonly Traveller[],
  { adultos }: { readonly adultos: number },
): readonly Traveller[] | null {
  return travellers.length === adultos ? travellers : null;
}
