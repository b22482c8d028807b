/** Whether hotels are booked by e-mail: the own agency's users alone do it. @see Q-025 */
export function bookingByEmailIsOffered(ownAgency: boolean): boolean {
  return ownAgency;
}
