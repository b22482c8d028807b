import { codeEditor, isAlphanumeric } from '../../engine/index.ts';
import { formatCpfCnpj, parseCpfCnpj } from '../index.ts';

/** Laid out as a CPF until a letter or a twelfth character makes it a CNPJ. @see S-203, S-205 */
export const cpfCnpjEditor = codeEditor({ layOut: formatCpfCnpj, parse: parseCpfCnpj, accepts: isAlphanumeric });
