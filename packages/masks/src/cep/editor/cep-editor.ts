import { codeEditor } from '../../engine/index.ts';
import { formatCep, parseCep } from '../index.ts';

/** `00000-000`, typed from the left. @see S-206 */
export const cepEditor = codeEditor({ layOut: formatCep, parse: parseCep });
