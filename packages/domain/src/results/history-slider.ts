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
 * The handles of a slider after one of them is moved to a value: it stops at its own end and `gap` before the other one (50 for the price
 * slider of a car's search history; 0 keeps them from crossing). When the ends are closer together than that, the handles stay on them.
 * @see S-073
 */
export function movedHandles(handles: Range, moved: keyof Range, value: number, ends: Range, gap = HANDLE_GAP): Range {
  return moved === 'min'
    ? { ...handles, min: Math.max(ends.min, Math.min(value, handles.max - gap)) }
    : { ...handles, max: Math.min(ends.max, Math.max(value, handles.min + gap)) };
}
