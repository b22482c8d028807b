import { DEMO_AGENCIES } from './demo-agencies.ts';
import type { DemoUser } from './demo-users.ts';
import { mailName } from './names.ts';
import { Random } from './random.ts';

/** People who left their agency: the lists of users show them as inactive, and nothing else of the demo names them. */
const FORMER: readonly (readonly [agenciaId: number, codigo: 2 | 3 | 4, nome: string])[] = [
  [1, 2, 'Adriana Bittencourt'],
  [1, 2, 'Caio Fontoura'],
  [1, 3, 'Iolanda Meirelles'],
  [1, 4, 'Rubens Sampaio'],
  [42, 2, 'Vera Kowalski'],
  [57, 2, 'Haroldo Pimenta'],
];

/** Somebody of the own agency whose login is shared with the platform: it can only be looked at. @see A-222 */
const SHARED = 'Suporte Compartilhado';

/** The rows of those who left, and of one who is shared. The generator is one of its own, so that the rest of the demo does not change with them. */
export function makeFormerUsers(seed: number, senhaHash: string) {
  const random = new Random(seed + 39);
  const person = (agenciaId: number, codigo: DemoUser['perfis'][number], nome: string) => {
    const login = `${mailName(nome)}@${DEMO_AGENCIES.find(({ id }) => id === agenciaId)?.dominio ?? 'guiche.demo'}`;
    return { id: random.uuid(), agenciaId, login, email: login, nome, senhaHash, perfis: [codigo], permissoes: [], modulos: [] };
  };
  return [
    ...FORMER.map(([agenciaId, codigo, nome]) => ({ ...person(agenciaId, codigo, nome), ativo: false, compartilhado: false })),
    { ...person(1, 4, SHARED), ativo: true, compartilhado: true },
  ];
}
