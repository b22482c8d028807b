import { codeEditor } from '../../engine/index.ts';
import { formatTenDigitInteger, parseTenDigitInteger } from '../index.ts';

/** Ten digits, typed from the left. @see S-209 */
export const tenDigitIntegerEditor = codeEditor({ layOut: formatTenDigitInteger, parse: parseTenDigitInteger });
