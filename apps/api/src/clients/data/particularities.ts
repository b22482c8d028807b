import { eq } from 'drizzle-orm';
import { particularidadeEmpresa, particularidadeSolicitacao } from '../../db/schema/cliente.ts';
import type { Queryable } from '../../db/transaction.ts';

/** What a client company wants; undefined when nothing is known. */
export async function wishesOfCompany(db: Queryable, empresaId: number) {
  const [row] = await db.select().from(particularidadeEmpresa).where(eq(particularidadeEmpresa.empresaId, empresaId));
  return row;
}

/** What the people of a request want; undefined when nothing is known. */
export async function wishesOfRequest(db: Queryable, uuid: string) {
  const [row] = await db.select().from(particularidadeSolicitacao).where(eq(particularidadeSolicitacao.solicitacaoUuid, uuid));
  return row;
}
