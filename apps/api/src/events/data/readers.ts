import { and, eq, inArray } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import { sessao, usuario, usuarioEmpresa } from '../../db/schema/usuario.ts';
import type { Queryable } from '../../db/transaction.ts';
import { isOpen } from '../../session/data/sessions.ts';

/** What a session may see at this moment. */
export interface Reader {
  readonly agenciaId: number;
  /** The client companies that its user works for; null for all. */
  readonly companies: ReadonlySet<number> | null;
}

/**
 * What each session may see, by the digest of its token; one that has ended, or whose user must set a new password first, is not among them.
 * Following events is no use of a session: it ends as if nobody did.
 */
export async function readersOf(
  db: Queryable,
  tokenHashes: readonly string[],
  now: Date,
  config: Pick<Config, 'sessionIdleMinutes' | 'sessionHours'>,
): Promise<ReadonlyMap<string, Reader>> {
  const rows = await db
    .select({ hash: sessao.tokenHash, agenciaId: usuario.agenciaId, todas: usuario.todasEmpresas, empresaId: usuarioEmpresa.empresaId })
    .from(sessao)
    .innerJoin(usuario, eq(usuario.id, sessao.usuarioId))
    .leftJoin(usuarioEmpresa, and(eq(usuarioEmpresa.usuarioId, usuario.id), eq(usuario.todasEmpresas, false)))
    .where(
      and(inArray(sessao.tokenHash, [...tokenHashes]), isOpen(now, config), eq(usuario.ativo, true), eq(usuario.changePassword, false)),
    );
  const readers = new Map<string, { agenciaId: number; companies: Set<number> | null }>();
  for (const { hash, agenciaId, todas, empresaId } of rows) {
    const reader = readers.get(hash) ?? { agenciaId, companies: todas ? null : new Set<number>() };
    if (empresaId !== null) reader.companies?.add(empresaId);
    readers.set(hash, reader);
  }
  return readers;
}
