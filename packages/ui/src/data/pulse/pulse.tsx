import { type ComponentProps, useEffect, useState } from 'react';

/** How long a change is pointed at, in ms. @see S-183 */
const PULSE_MS = 1000;

export interface PulseProps extends ComponentProps<'span'> {
  /** The value that is watched: an element pulses when another one takes its place. */
  value: string | number | boolean | null;
}

/**
 * Points at a value that changed: its element pulses for 1000 ms, not when it is first shown. A change meanwhile begins the time anew. Where
 * reduced motion is asked for, the element is tinted for the same time, and nothing moves.
 *
 * Use: for an amount or a state that changes because of something elsewhere on the screen.
 * Not for: a value under the hand of the person who types it; a change that must not be missed, which is said in words.
 * Parts: one: what is watched.
 * Keyboard: none.
 * Screen reader: nothing: a change that matters is in a live region of the caller's.
 * @see S-183
 * @keywords pulso, destaque, mudança, atualização, highlight
 */
export function Pulse({ value, className = '', children, ...rest }: PulseProps) {
  const [seen, setSeen] = useState(value);
  const [changes, setChanges] = useState(0);
  const [pulsing, setPulsing] = useState(false);
  if (!Object.is(seen, value)) {
    setSeen(value);
    setChanges(changes + 1);
    setPulsing(true);
  }
  useEffect(() => {
    if (changes === 0) return;
    const timer = setTimeout(() => setPulsing(false), PULSE_MS);
    return () => clearTimeout(timer);
  }, [changes]);
  return (
    <span
      data-slot="pulse"
      {...rest}
      data-pulsing={pulsing ? '' : undefined}
      className={`g:rounded-md g:data-pulsing:animate-pulse g:motion-reduce:data-pulsing:bg-accent-soft ${className}`}
    >
      {children}
    </span>
  );
}
