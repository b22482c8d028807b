import { isPastEverywhere } from '@guiche/domain/dates';
import { useState } from 'react';
import { clock } from './clock.ts';

/** Whether a search begins on a day that is past everywhere: a service may ask for one, and nobody is asked for its offers. */
export function useIsPast(date: string | null | undefined): boolean {
  // Once: results must not go while somebody reads them at midnight.
  const [opened] = useState(clock);
  return isPastEverywhere(date, opened);
}
