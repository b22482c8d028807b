import type { ExternalSupplier, Supplier } from '../entities/index.ts';

/** An external supplier as a quote holds it, by its code. @see S-282 */
export function supplierOfExternal({ codigo, descricao }: Pick<ExternalSupplier, 'codigo' | 'descricao'>): Supplier {
  return { id: codigo, nome: descricao };
}
