import { activeProfile, profileName } from '@guiche/domain/access';
import type { ClientInstance, User } from '@guiche/domain/entities';
import { IS_AGENCIA_FIELD } from '@guiche/domain/product';
import type { Queryable } from '../db/transaction.ts';
import type { Session } from '../session/data/sessions.ts';
import { clientInstancesOf } from './data/client-instances.ts';
import { worksAtOwnAgency } from './own-agency.ts';

interface InstancesOfUser {
  /** The client instances for which the user works. */
  readonly instances: readonly ClientInstance[];
  /** The client instance that the user works in. */
  readonly instance?: string | null;
}

/** A user of an agency as the wire has one. @see A-170 */
export function userOnWire({ usuario, agencia }: Session, { instances, instance = null }: InstancesOfUser): User {
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
    [IS_AGENCIA_FIELD]: worksAtOwnAgency({ agencia }),
    instancia: instance,
    instances: [...instances],
    allSelected: usuario.todasEmpresas,
    permiteTrocarConsultor: usuario.permiteTrocarConsultor,
    visualizaDadosCartao: usuario.visualizaDadosCartao,
    visualizarUsuariosVipPremium: usuario.visualizarUsuariosVipPremium,
    temFornecedorExterno: usuario.temFornecedorExterno,
  };
}

/** The user of a session as the wire has one; `instance` is the client instance that the session works in. @see A-170 */
export async function wireUser(db: Queryable, session: Session, instance: string | null = null): Promise<User> {
  return userOnWire(session, { instances: await clientInstancesOf(db, session), instance });
}
