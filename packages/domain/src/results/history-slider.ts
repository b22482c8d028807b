import { decimal, roundCents } from '../pricing/decimal.ts';
import type { Range } from './range.ts';

/** The minimum distance between the two handles. @see S-073 */
export const HANDLE_GAP = 50;

/** How far the lower end of the slider lies below the lowest price. */
const BELOW_LOWEST = 0.1;

/** The two ends of the price slider of a car's search history: `menorPreco − 0.1` and `maiorPreco`, 2 decimals. @see S-073 */
export function historyPriceEnds({ menorPreco, maiorPreco }: { readonly menorPreco: number; readonly maiorPreco: number }): Range {
  return { min: roundCents(decimal(menorPreco).minus(BELOW_LOWEST)), max: roundCents(decimal(maiorPreco)) };
}

/**
 * The handles of the slider after one of them is moved to a value: it stops 50 before the other one and at its own end. When the ends are
 * less than 50 apart, the handles stay on them.
 * @see S-073
 */
export function movedHandles(handles: Range, moved: keyof Range, value: number, ends: Range): Range {
  return moved === 'min'
    ? { ...handles, min: Math.max(ends.min, Math.min(value, handles.max - HANDLE_GAP)) }
    : { ...handles, max: Math.min(ends.max, Math.max(value, handles.min + HANDLE_GAP)) };
}
