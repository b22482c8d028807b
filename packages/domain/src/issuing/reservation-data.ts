/**
 * The parts of a reservation that a client approves, as texts; two quotes with the same texts reserve the same. Each kind of service has its
 * own, in its `issuing/`.
 */
export type ReservationData = readonly (string | null)[];

/** Whether two quotes of the same kind reserve something different. What was open before and is filled in now is no change. @see Q-104 */
export function reservationDataChanged(before: ReservationData, after: ReservationData): boolean {
  return before.length !== after.length || before.some((value, index) => value !== null && value !== after[index]);
}
