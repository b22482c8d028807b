import type { Range } from '@guiche/domain/results';

/** Where a handle may stand: at each multiple of the step between the ends, and at the ends themselves. */
export interface Scale {
  readonly ends: Range;
  readonly step: number;
}

/** What a division leaves over by rounding is no step. */
const ROUNDING = 1e-6;
/** The part of the scale over which Page Up and Page Down lead. */
const PAGE = 1 / 10;

/** A value, or the end beyond which it lies. */
export function within(value: number, { min, max }: Range): number {
  return Math.min(max, Math.max(min, value));
}

/** So many steps, without the digits that a multiplication of fractions adds: 3 × 0.1 is 0.3. */
function multiple(count: number, step: number): number {
  const decimals = String(step).split('.')[1]?.length ?? 0;
  return Number((count * step).toFixed(decimals));
}

/** The place for a handle that is nearest to a value. */
export function nearestPlace(value: number, { ends, step }: Scale): number {
  const places = [within(multiple(Math.round(value / step), step), ends), ends.min, ends.max];
  return places.reduce((best, place) => (Math.abs(place - value) < Math.abs(best - value) ? place : best));
}

/** The place so many steps above a value, or below it for a negative number. */
function placeBeside(value: number, steps: number, { ends, step }: Scale): number {
  const at = value / step;
  const count = steps > 0 ? Math.floor(at + ROUNDING) : Math.ceil(at - ROUNDING);
  return within(multiple(count + steps, step), ends);
}

/** The place to which a key moves a handle; undefined for a key that is not the slider's. */
export function placeAfterKey(key: string, value: number, scale: Scale, rightToLeft: boolean): number | undefined {
  const { ends, step } = scale;
  const forward = rightToLeft ? -1 : 1;
  const page = Math.max(1, Math.round(((ends.max - ends.min) * PAGE) / step));
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: forward,
    ArrowLeft: -forward,
    ArrowUp: 1,
    ArrowDown: -1,
    PageUp: page,
    PageDown: -page,
  };
  if (key === 'Home') return ends.min;
  if (key === 'End') return ends.max;
  const taken = steps[key];
  return taken === undefined ? undefined : placeBeside(value, taken, scale);
}
