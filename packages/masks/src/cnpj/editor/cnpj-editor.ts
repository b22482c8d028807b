import { codeEditor, isAlphanumeric } from '../../engine/index.ts';
import { formatCnpj, parseCnpj } from '../index.ts';

/** `AA.AAA.AAA/AAAA-00`, typed from the left; letters become upper case. @see S-202, S-205 */
export const cnpjEditor = codeEditor({ layOut: formatCnpj, parse: parseCnpj, accepts: isAlphanumeric });
