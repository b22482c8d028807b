import { codeEditor } from '../../engine/index.ts';
import { formatAuthorizationCode, parseAuthorizationCode } from '../index.ts';

/** Digits alone, as many as there are. @see Q-205 */
export const authorizationCodeEditor = codeEditor({ layOut: formatAuthorizationCode, parse: parseAuthorizationCode });
