interface Travelled {
  readonly id: number;
  /** The first day of the trip, ISO date. */
  readonly dataViagem: string | null;
}

/**
 * Requests in the order in which those who travel look for them: without a date yet, then the next trip first, then what is over, the last one first.
 * `now` is a local day or a local time.
 * @see S-001
 */
export function inOrderOfTrip<Each extends Travelled>(requests: readonly Each[], now: string): Each[] {
  const today = now.slice(0, 10);
  const dayOf = ({ dataViagem }: Each) => dataViagem ?? today;
  const isOver = (request: Each) => dayOf(request) < today;
  return requests.toSorted((one, other) => {
    if (isOver(one) !== isOver(other)) return isOver(one) ? 1 : -1;
    const days = dayOf(one) < dayOf(other) ? -1 : dayOf(one) > dayOf(other) ? 1 : one.id - other.id;
    return isOver(one) ? -days : days;
  });
}
