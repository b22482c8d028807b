import type { Violation } from '../messages/index.ts';

/** The most characters of the reason for issuing although something is open. */
export const CHECK_REASON_LIMIT = 255;

/** What forbids issuing with open lines of the check list: a reason is required, of 255 characters at most. @see B-031 */
export function checkReasonViolations(
  motivo: string,
): readonly Violation<'informe_o_motivo_da_conferencia' | 'motivo_da_conferencia_longo_demais'>[] {
  const length = motivo.trim().length;
  if (length === 0) return [{ key: 'informe_o_motivo_da_conferencia', field: 'motivo' }];
  if (length <= CHECK_REASON_LIMIT) return [];
  return [{ key: 'motivo_da_conferencia_longo_demais', params: { tamanho: length, limite: CHECK_REASON_LIMIT }, field: 'motivo' }];
}
