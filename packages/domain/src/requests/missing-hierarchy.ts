import type { ErrorBody } from '../entities/index.ts';
import { PRODUCT } from '../product/index.ts';

/** Prefix of the codes with which the platform names what it refuses: a setting, by default the product's name. @see Q-309 */
export const CODE_PREFIX: string = PRODUCT;

/** Code of an item that says that somebody has no place in the client's hierarchy. @see Q-309 */
export const MISSING_HIERARCHY = `${CODE_PREFIX}.identificador.0.na.hierarquia.de.1`;

/** The identifier that has no place in the client's hierarchy, the first parameter of such an item; undefined for any other item. @see Q-309 */
export function missingHierarchy({ chave, parametros }: Pick<ErrorBody, 'chave' | 'parametros'>): string | undefined {
  if (chave !== MISSING_HIERARCHY) return undefined;
  return String(Object.values(parametros ?? {})[0] ?? '');
}
