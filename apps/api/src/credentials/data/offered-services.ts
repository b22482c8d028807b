import { and, eq, notExists, sql } from 'drizzle-orm';
import { agenciaServico } from '../../db/schema/agencia.ts';
import { servicoAgencia } from '../../db/schema/credencial.ts';
import type { Queryable, Transaction } from '../../db/transaction.ts';

/** Whether an agency offers a type of service, with the version of that. */
export interface ServiceState {
  readonly ativo: boolean;
  readonly versao: number;
}

/** A type of service that was never switched. */
export const UNTOUCHED: ServiceState = { ativo: true, versao: 1 };

/** The types of service that an agency switched, by id. */
export async function switchedServices(db: Queryable, agenciaId: number): Promise<ReadonlyMap<number, ServiceState>> {
  const rows = await db.select().from(servicoAgencia).where(eq(servicoAgencia.agenciaId, agenciaId));
  return new Map(rows.map(({ tipoServicoId, ativo, versao }) => [tipoServicoId, { ativo, versao }]));
}

const isService = (agenciaId: number, tipoServicoId: number) =>
  and(eq(servicoAgencia.agenciaId, agenciaId), eq(servicoAgencia.tipoServicoId, tipoServicoId));

/** The state of a type of service, locked until the transaction ends. */
export async function lockedService(tx: Transaction, agenciaId: number, tipoServicoId: number): Promise<ServiceState> {
  await tx
    .insert(servicoAgencia)
    .values({ agenciaId, tipoServicoId, ...UNTOUCHED })
    .onConflictDoNothing();
  const [row] = await tx.select().from(servicoAgencia).where(isService(agenciaId, tipoServicoId)).for('update');
  if (!row) throw new Error(`service ${tipoServicoId} vanished while it was locked`);
  return row;
}

/** Stores the state of a type of service, which is locked. */
export async function storeService(tx: Transaction, agenciaId: number, tipoServicoId: number, state: ServiceState): Promise<void> {
  await tx.update(servicoAgencia).set(state).where(isService(agenciaId, tipoServicoId));
}

/** That a credential is active, and its agency offers its type of service. @see S-365 */
export function isOffered(db: Queryable) {
  const switchedOff = db
    .select({ one: sql`1` })
    .from(servicoAgencia)
    .where(
      and(
        eq(servicoAgencia.agenciaId, agenciaServico.agenciaId),
        eq(servicoAgencia.tipoServicoId, agenciaServico.tipoServicoId),
        eq(servicoAgencia.ativo, false),
      ),
    );
  return and(eq(agenciaServico.ativo, true), notExists(switchedOff));
}
