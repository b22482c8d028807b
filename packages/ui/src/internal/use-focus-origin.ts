import { useState } from 'react';
import { type FocusOrigin, focusOrigin } from './focus-origin.ts';

/**
 * Where the focus was when something opened. Noted while that is rendered: in the commit the menu from which it was opened is gone already,
 * and something inside may take the focus. Null before the first opening.
 */
export function useFocusOrigin(open: boolean): FocusOrigin | null {
  const [noted, setNoted] = useState<{ open: boolean; origin: FocusOrigin | null }>({ open: false, origin: null });
  if (noted.open === open) return noted.origin;
  // A server has no focus; its page is rendered again where one is.
  const origin = open && typeof document !== 'undefined' ? focusOrigin() : noted.origin;
  setNoted({ open, origin });
  return origin;
}
