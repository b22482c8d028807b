import { codeEditor, isAlphanumeric } from '../../engine/index.ts';
import { formatLocator, parseLocator } from '../index.ts';

/** Six letters and digits; letters become upper case. @see Q-203 */
export const locatorEditor = codeEditor({ layOut: formatLocator, parse: parseLocator, accepts: isAlphanumeric });
