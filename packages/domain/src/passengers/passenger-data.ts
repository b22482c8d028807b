import { isFilled } from '../internal/filled.ts';

/** The data of a passenger that a search requires. */
export interface PassengerData {
  readonly id: string;
  readonly dataNascimento: string | null;
  readonly email: string | null;
}

/** The passengers without a birth date or an e-mail, which have to be completed before the search. @see S-068 */
export function incompletePassengers<Passenger extends PassengerData>(passengers: readonly Passenger[]): readonly Passenger[] {
  return passengers.filter(({ dataNascimento, email }) => !isFilled(dataNascimento) || !isFilled(email));
}

/** The passengers, each replaced by the record that the server returned for it, in the same order. @see S-068 */
export function withSavedPassengers<Passenger extends Pick<PassengerData, 'id'>>(
  passengers: readonly Passenger[],
  saved: readonly Passenger[],
): readonly Passenger[] {
  const records = new Map(saved.map((passenger) => [passenger.id, passenger]));
  return passengers.map((passenger) => records.get(passenger.id) ?? passenger);
}
