import type { Violation } from '../messages/index.ts';

/** The most characters of a reason for dismissing a warning. */
export const DISMISSAL_REASON_LIMIT = 255;

/** What forbids dismissing a warning: a reason is required. @see B-017 */
export function dismissalViolations(motivo: string | null): readonly Violation<'informe_o_motivo'>[] {
  return motivo?.trim() ? [] : [{ key: 'informe_o_motivo', field: 'motivo' }];
}
