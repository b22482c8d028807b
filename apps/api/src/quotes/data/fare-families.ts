import type { FareFamily } from '@guiche/domain/entities';
import { asc, eq } from 'drizzle-orm';
import { familiaTarifaria } from '../../db/schema/referencia.ts';
import type { Queryable } from '../../db/transaction.ts';

/** The fare families of an airline, cheapest first. @see Q-238 */
export function fareFamiliesOf(db: Queryable, cia: string): Promise<FareFamily[]> {
  return db
    .select({ identificador: familiaTarifaria.identificador, descricao: familiaTarifaria.descricao, link: familiaTarifaria.link })
    .from(familiaTarifaria)
    .where(eq(familiaTarifaria.cia, cia))
    .orderBy(asc(familiaTarifaria.ordem));
}
