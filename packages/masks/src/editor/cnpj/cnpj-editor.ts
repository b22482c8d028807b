import { formatCnpj, parseCnpj } from '../../cnpj/index.ts';
import { codeEditor, isAlphanumeric } from '../../engine/index.ts';

/** `AA.AAA.AAA/AAAA-00`, typed from the left; letters become upper case. @see S-202, S-205 */
export const cnpjEditor = codeEditor({ layOut: formatCnpj, parse: parseCnpj, accepts: isAlphanumeric });
