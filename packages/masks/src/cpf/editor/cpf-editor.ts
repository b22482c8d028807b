import { codeEditor } from '../../engine/index.ts';
import { formatCpf, parseCpf } from '../index.ts';

/** `000.000.000-00`, typed from the left. @see S-200 */
export const cpfEditor = codeEditor({ layOut: formatCpf, parse: parseCpf });
