/** The input of the test of a hotel credential. */
export interface HotelTest {
  readonly cidade: string;
  readonly estado: string | null;
  /** The city's record, as text. */
  readonly cidadeData: string | null;
  readonly checkin: string;
  readonly checkout: string;
  readonly estrelas: number | null;
}

/** The request body of the test of a hotel credential: one adult, and the first 200 results. @see S-377 */
export interface HotelTestBody extends HotelTest {
  readonly adultos: 1;
  readonly limit: 200;
  readonly offset: 0;
}

/** The request body for the test of a hotel credential. @see S-377 */
export function hotelTestBody({ cidade, estado, cidadeData, checkin, checkout, estrelas }: HotelTest): HotelTestBody {
  return { cidade, estado, cidadeData, checkin, checkout, adultos: 1, estrelas, limit: 200, offset: 0 };
}
