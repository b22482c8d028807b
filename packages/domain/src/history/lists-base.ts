import type { User } from '../entities/index.ts';

/** The base address of the dashboard's lists: the middleware for agencies with the unified panel, REST for the others. @see A-099 */
export function listsBase({ agency }: { readonly agency: Pick<User['agency'], 'utilizaPainelUnificado'> }): 'middleware' | 'rest' {
  return agency.utilizaPainelUnificado ? 'middleware' : 'rest';
}
