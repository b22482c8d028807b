import { CallError } from '@guiche/contract/client';
import { refusalsOf } from '../../../shared/editor/refusals.ts';

/** The description of an error object; undefined when it has none. */
function descriptionOf(item: unknown): string | undefined {
  const said: unknown = typeof item === 'object' && item !== null ? Reflect.get(item, 'descricao') : undefined;
  return typeof said === 'string' && said.trim() !== '' ? said : undefined;
}

/**
 * The failure of a hotel's cancellation as it is told: by the description of the first item of a list, which has the supplier's own words, else
 * by the title, which is in it already. @see
 */
export function reservationFailure(error: unknown): unknown {
  if (!(error instanceof CallError) || !Array.isArray(error.body)) return error;
  const titulo = descriptionOf(error.body[0]);
  return titulo === undefined ? error : new CallError(error.status, { tipo: 'ERROR', titulo }, error);
}

/** A failure as it is told: one for each reason that the server gives without a field, so that none goes missing. @see Q-308 */
export function reasonsOf(error: unknown): readonly unknown[] {
  const reasons = refusalsOf(error)?.filter(({ campo }) => campo === undefined) ?? [];
  return reasons.length > 0 ? reasons.map((reason) => new CallError(422, [reason], error)) : [error];
}
