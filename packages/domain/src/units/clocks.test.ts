import { expectTypeOf, test } from 'vitest';
import type { AirQuote, Flight } from '../entities/index.ts';
import type { UtcInstant, WallClock } from './index.ts';

test('a time on the wall is no moment, and a moment no time on the wall; the entities say which is which', () => {
  expectTypeOf<WallClock>().not.toExtend<UtcInstant>();
  expectTypeOf<UtcInstant>().not.toExtend<WallClock>();
  expectTypeOf<string>().toExtend<WallClock>();
  expectTypeOf<AirQuote['validadeReserva']>().toEqualTypeOf<UtcInstant | null>();
  expectTypeOf<Flight['dataPartida']>().toEqualTypeOf<WallClock | null>();
});
