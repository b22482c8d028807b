/**
 * Calls `tick` once the earliest of the moments (ISO in UTC) that are ahead of `present` has passed, when that is within `withinMs`: what is further off
 * is left to a later call. Returns what cancels it.
 */
export function tickAfter(moments: readonly (string | null)[], present: Date, withinMs: number, tick: () => void): () => void {
  const ahead = moments.map((moment) => (moment === null ? Number.NaN : Date.parse(moment))).filter((time) => time >= present.getTime());
  const next = Math.min(...ahead);
  if (next - present.getTime() > withinMs) return () => undefined;
  // What is due at a moment holds until it has passed.
  const timer = setTimeout(tick, next + 1 - Date.now());
  return () => clearTimeout(timer);
}
