/**
 * The passengers of a service when nobody has to pick: all travellers, when they are as many as its `adultos`. Null when they are more
 * or fewer, and a person picks before going on.
 * @see S-065
 */
export function assignedPassengers<Traveller>(
  travellers: readonly Traveller[],
  { adultos }: { readonly adultos: number },
): readonly Traveller[] | null {
  return travellers.length === adultos ? travellers : null;
}
