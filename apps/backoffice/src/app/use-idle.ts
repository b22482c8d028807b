import { useEffect, useState } from 'react';
import { type IdleLimits, type IdleState, idleState } from './idle.ts';

const INPUTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;
const NAME = 'ultimaAtividade';
const WRITE_EVERY_MS = 5_000;

/**
 * Watches for input in any tab of the app. While it warns, only `stay` counts as one: a nudge of the mouse must not hide a
 * question that somebody is reading.
 * @see A-190
 */
export function useIdle(limits: IdleLimits): { state: IdleState; stay: () => void } {
  const [state, setState] = useState<IdleState>({ kind: 'active' });

  useEffect(() => {
    let written = 0;
    function note() {
      const now = Date.now();
      if (now - written < WRITE_EVERY_MS || idleState(lastInput(), now, limits).kind !== 'active') return;
      written = now;
      localStorage.setItem(NAME, String(now));
    }
    function tick() {
      setState((before) => {
        const next = idleState(lastInput(), Date.now(), limits);
        return before.kind === 'active' && next.kind === 'active' ? before : next;
      });
    }
    localStorage.setItem(NAME, String(Date.now()));
    for (const input of INPUTS) addEventListener(input, note, { passive: true });
    const timer = setInterval(tick, 1000);
    return () => {
      for (const input of INPUTS) removeEventListener(input, note);
      clearInterval(timer);
    };
  }, [limits]);

  function stay() {
    localStorage.setItem(NAME, String(Date.now()));
    setState({ kind: 'active' });
  }
  return { state, stay };
}

function lastInput(): number {
  return Number(localStorage.getItem(NAME)) || Date.now();
}
