import { and, asc, eq } from 'drizzle-orm';
import { agenciaEmpresa, integracaoCliente } from '../../db/schema/agencia.ts';
import type { Queryable, Transaction } from '../../db/transaction.ts';

/** A client company of an agency. */
export interface ClientPlace {
  readonly agenciaId: number;
  readonly empresaId: number;
}
export type IntegrationRow = typeof integracaoCliente.$inferSelect;

const isPlace = ({ agenciaId, empresaId }: ClientPlace) =>
  and(eq(agenciaEmpresa.agenciaId, agenciaId), eq(agenciaEmpresa.empresaId, empresaId));

/** The version of a client's integrations. Locked, nobody else changes them until the end of the transaction. */
export async function lockVersion(tx: Transaction, place: ClientPlace): Promise<number> {
  const [row] = await tx.select({ versao: agenciaEmpresa.versaoIntegracoes }).from(agenciaEmpresa).where(isPlace(place)).for('update');
  if (!row) throw new Error(`client ${place.empresaId} vanished while it was locked`);
  return row.versao;
}

/** The integrations of a client, by name, with their version: as one statement, both are of one moment. */
export async function integrationsOf(db: Queryable, place: ClientPlace): Promise<{ versao: number; rows: readonly IntegrationRow[] }> {
  const found = await db
    .select({ versao: agenciaEmpresa.versaoIntegracoes, row: integracaoCliente })
    .from(agenciaEmpresa)
    .leftJoin(
      integracaoCliente,
      and(eq(integracaoCliente.agenciaId, agenciaEmpresa.agenciaId), eq(integracaoCliente.empresaId, agenciaEmpresa.empresaId)),
    )
    .where(isPlace(place))
    .orderBy(asc(integracaoCliente.nome));
  return { versao: found[0]?.versao ?? 0, rows: found.flatMap(({ row }) => row ?? []) };
}

/** Stores integrations of a client as the next version. The version is locked. */
export async function storeIntegrations(
  tx: Transaction,
  place: ClientPlace,
  rows: readonly IntegrationRow[],
  versao: number,
): Promise<void> {
  for (const { ativo, campos, ...key } of rows) {
    await tx
      .insert(integracaoCliente)
      .values({ ...key, ativo, campos })
      .onConflictDoUpdate({
        target: [integracaoCliente.agenciaId, integracaoCliente.empresaId, integracaoCliente.nome],
        set: { ativo, campos },
      });
  }
  await tx.update(agenciaEmpresa).set({ versaoIntegracoes: versao }).where(isPlace(place));
}
