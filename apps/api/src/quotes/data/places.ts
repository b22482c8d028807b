import type { Airport } from '@guiche/domain/entities';
import { inArray } from 'drizzle-orm';
import { aeroporto, ciaAerea } from '../../db/schema/referencia.ts';
import type { Queryable } from '../../db/transaction.ts';
import { wireAirport } from '../../lookups/wire-choices.ts';

/** The airports with these codes; unknown codes are left out. */
export async function airportsByCode(db: Queryable, codes: readonly string[]): Promise<Airport[]> {
  if (codes.length === 0) return [];
  const rows = await db.select().from(aeroporto).where(inArray(aeroporto.iata, codes));
  return rows.map(wireAirport);
}

/** The airlines with these codes; unknown codes are left out. */
export async function airlinesByCode(db: Queryable, codes: readonly string[]): Promise<{ readonly iata: string; readonly nome: string }[]> {
  if (codes.length === 0) return [];
  return db.select({ iata: ciaAerea.iata, nome: ciaAerea.nome }).from(ciaAerea).where(inArray(ciaAerea.iata, codes));
}
