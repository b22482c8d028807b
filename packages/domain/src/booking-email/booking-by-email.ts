/** Whether hotels are booked by e-mail: only users of the own agency do it. @see Q-025 */
export function bookingByEmailIsOffered(ownAgency: boolean): boolean {
  return ownAgency;
}
