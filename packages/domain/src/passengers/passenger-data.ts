import { isFilled } from '../internal/filled.ts';

/** What has to be known of a passenger before a search goes on. */
export interface PassengerData {
  readonly id: string;
  readonly dataNascimento: string | null;
  readonly email: string | null;
}

/** The passengers who lack a birth date or an e-mail; they are completed before going on. @see S-068 */
export function incompletePassengers<Passenger extends PassengerData>(passengers: readonly Passenger[]): readonly Passenger[] {
  return passengers.filter(({ dataNascimento, email }) => !isFilled(dataNascimento) || !isFilled(email));
}

/** The passengers with the records that the server returned in the place of their own, in the same order. @see S-068 */
export function withSavedPassengers<Passenger extends Pick<PassengerData, 'id'>>(
  passengers: readonly Passenger[],
  saved: readonly Passenger[],
): readonly Passenger[] {
  const records = new Map(saved.map((passenger) => [passenger.id, passenger]));
  return passengers.map((passenger) => records.get(passenger.id) ?? passenger);
}
