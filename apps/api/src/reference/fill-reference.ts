import type { Database } from '../db/connect.ts';
import { aeroporto, ciaAerea, familiaTarifaria, moeda } from '../db/schema/referencia.ts';
import { withTransaction } from '../db/transaction.ts';
import { searchText } from '../search-text.ts';
import { AIRLINES } from './airlines.ts';
import { readAirports } from './airports.ts';
import { CURRENCIES } from './currencies.ts';
import { FARE_FAMILIES } from './fare-families.ts';

/**
 * Fills the tables that every agency needs and nobody types in: airports, airlines, fare families, currencies. Only into empty
 * tables: rows that somebody changed stay as they are. Two servers may do so at the same moment.
 */
export async function fillReference(db: Database): Promise<void> {
  if ((await db.$count(moeda)) > 0) return;
  const airports = readAirports();
  const airlines = Object.entries(AIRLINES).map(([iata, nome]) => ({ iata, nome, busca: searchText(iata, nome) }));
  const families = Object.entries(FARE_FAMILIES).flatMap(([cia, { link, familias }]) =>
    familias.map((family, ordem) => ({ ...family, cia, ordem, link })),
  );
  await withTransaction(db, async (tx) => {
    await tx.insert(aeroporto).values(airports).onConflictDoNothing();
    await tx.insert(ciaAerea).values(airlines).onConflictDoNothing();
    await tx.insert(familiaTarifaria).values(families).onConflictDoNothing();
    await tx
      .insert(moeda)
      .values([...CURRENCIES])
      .onConflictDoNothing();
  });
}
