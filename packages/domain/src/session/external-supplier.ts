import type { User } from '../entities/index.ts';

/** The user after the call about external suppliers; a failed call (null) leaves the flag as it is. @see A-182 */
export function withExternalSupplier<Person extends Pick<User, 'temFornecedorExterno'>>(user: Person, answer: boolean | null): Person {
  return answer === null ? user : { ...user, temFornecedorExterno: answer };
}
