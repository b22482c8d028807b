import { insertUser } from '@guiche/contract/users';
import type { User } from '@guiche/domain/entities';
import type { EditableUser } from '@guiche/domain/users';
import type { Person } from './test-server.ts';

let made = 0;

/** A typed user whom nobody has made yet, with a login of its own. */
export function typedUser<Changes extends Partial<EditableUser>>(changes?: Changes) {
  made += 1;
  return {
    name: `Pessoa Nova ${made}`,
    login: `pessoa.nova.${made}@guiche.demo`,
    email: `pessoa.nova.${made}@guiche.demo`,
    profile: 'AGENCY' as const,
    ativo: true,
    changePassword: false,
    permiteTrocarConsultor: false,
    visualizaDadosCartao: false,
    visualizarUsuariosVipPremium: false,
    temFornecedorExterno: false,
    instances: [],
    allSelected: true,
    ...changes,
  };
}

/** A new colleague of the manager. */
export function newColleague({ call }: Person, changes: Partial<Omit<EditableUser, 'profile'>> = {}): Promise<User> {
  return call(insertUser, { body: typedUser(changes) });
}
