import { useState } from 'react';
import { clock } from './clock.ts';

/** The year on the clock of the reader, whose days are shown without it. */
export function usePresentYear(): string {
  const [year] = useState(() => String(clock().getFullYear()));
  return year;
}
