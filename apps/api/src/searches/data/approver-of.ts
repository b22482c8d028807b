import { PROFILES } from '@guiche/domain/access';
import { and, asc, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { usuario, usuarioEmpresa } from '../../db/schema/usuario.ts';
import type { Queryable } from '../../db/transaction.ts';
import type { RequestRow } from '../../requests/data/visible-requests.ts';

/** A person of a client company who approves requests. */
export interface Approver {
  /** The id of the person at the company. */
  readonly id: string;
  readonly nome: string;
}

/** Who approves a request: the person that it names, as long as that person has a login, or the company's first by login; null where nobody does. @see S-001 */
export async function approverOf(
  db: Queryable,
  request: Pick<RequestRow, 'agenciaId' | 'empresaId' | 'aprovadorId'>,
): Promise<Approver | null> {
  const { agenciaId, empresaId, aprovadorId } = request;
  const ofCompany = db.select({ id: usuarioEmpresa.usuarioId }).from(usuarioEmpresa).where(eq(usuarioEmpresa.empresaId, empresaId));
  const [row] = await db
    .select({ id: usuario.pessoaId, nome: usuario.nome })
    .from(usuario)
    .where(
      and(
        eq(usuario.agenciaId, agenciaId),
        eq(usuario.ativo, true),
        isNotNull(usuario.pessoaId),
        sql`${usuario.perfis} -> 0 = ${JSON.stringify(PROFILES.APPROVER)}::jsonb`,
        or(usuario.todasEmpresas, inArray(usuario.id, ofCompany)),
      ),
    )
    .orderBy(desc(sql`${usuario.pessoaId} is not distinct from ${aprovadorId}`), asc(usuario.login))
    .limit(1);
  return row?.id ? { id: row.id, nome: row.nome } : null;
}
