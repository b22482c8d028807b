import { numberMaskOptions } from '../../internal/number-mask.ts';
import { RATE_FRACTION } from '../index.ts';

/** An exchange rate: up to six decimals, never negative. @see Q-132 */
export const rateMask = numberMaskOptions({ fraction: RATE_FRACTION, threeDigits: 'decimals' }, false);
