import { activeProfile, isOwnAgency, profileName } from '@guiche/domain/access';
import type { ClientInstance, User } from '@guiche/domain/entities';
import { IS_AGENCIA_FIELD } from '@guiche/domain/product';
import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Session } from '../auth/session.ts';
import { agenciaEmpresa, empresa } from '../db/schema/agencia.ts';
import { usuarioEmpresa } from '../db/schema/usuario.ts';
import type { Queryable } from '../db/transaction.ts';

/** Whether the user of a session belongs to the operator's own agency. @see A-016 */
export function worksAtOwnAgency({ agencia }: Session): boolean {
  const agency = { id: agencia.id, name: agencia.nome, utilizaPainelUnificado: agencia.utilizaPainelUnificado };
  return isOwnAgency({ agency, [IS_AGENCIA_FIELD]: false });
}

/** The client companies that a user works for, as a condition on a column with a company's id. */
export function companyIsVisible(db: Queryable, { usuario }: Session, column: Parameters<typeof inArray>[0]): SQL | undefined {
  if (usuario.todasEmpresas) return undefined;
  return inArray(column, db.select({ id: usuarioEmpresa.empresaId }).from(usuarioEmpresa).where(eq(usuarioEmpresa.usuarioId, usuario.id)));
}

/** The client instances that a user may choose from, by name. */
export async function clientInstancesOf(db: Queryable, session: Session): Promise<ClientInstance[]> {
  return db
    .select({ id: empresa.id, name: empresa.nome, instancia: empresa.instancia })
    .from(empresa)
    .innerJoin(agenciaEmpresa, eq(agenciaEmpresa.empresaId, empresa.id))
    .where(and(eq(agenciaEmpresa.agenciaId, session.agencia.id), companyIsVisible(db, session, empresa.id)))
    .orderBy(asc(empresa.nome));
}

/** The user of a session as the wire has one; `instance` is the client instance that the session works in. @see A-170 */
export async function wireUser(db: Queryable, session: Session, instance: string | null = null): Promise<User> {
  const { usuario, agencia } = session;
  return {
    id: usuario.id,
    login: usuario.login,
    email: usuario.email,
    name: usuario.nome,
    ativo: usuario.ativo,
    profiles: usuario.perfis,
    profile: profileName(activeProfile({ profiles: usuario.perfis }) ?? 2),
    permissoes: usuario.permissoes,
    modulos: usuario.modulos,
    changePassword: usuario.changePassword,
    agency: { id: agencia.id, name: agencia.nome, utilizaPainelUnificado: agencia.utilizaPainelUnificado },
    [IS_AGENCIA_FIELD]: worksAtOwnAgency(session),
    instancia: instance,
    instances: await clientInstancesOf(db, session),
    allSelected: usuario.todasEmpresas,
    permiteTrocarConsultor: usuario.permiteTrocarConsultor,
    visualizaDadosCartao: usuario.visualizaDadosCartao,
    visualizarUsuariosVipPremium: usuario.visualizarUsuariosVipPremium,
    temFornecedorExterno: usuario.temFornecedorExterno,
  };
}
