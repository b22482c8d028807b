import type { Violation } from '../../messages/index.ts';

/** The maximum number of air services of a request. @see S-044 */
export const MAX_AIR_SERVICES = 6;

/** Why one more air service cannot be added to a request; `undefined` when it can. @see S-044 */
export function anotherAirServiceViolation({ servicosAereos }: { readonly servicosAereos: readonly unknown[] }): Violation | undefined {
  return servicosAereos.length < MAX_AIR_SERVICES ? undefined : { key: 'limite_servicos_aereos', field: 'servicosAereos' };
}
