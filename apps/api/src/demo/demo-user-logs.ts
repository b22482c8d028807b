import type { logUsuario } from '../db/schema/log.ts';
import type { DemoUser } from './demo-users.ts';
import { Random } from './random.ts';

type Entry = typeof logUsuario.$inferInsert;
type LoggedDemoUser = Pick<DemoUser, 'id' | 'agenciaId' | 'nome' | 'login' | 'ativo' | 'perfis'>;

const DAY_MS = 86_400_000;

/** The log of each user: who created it, the logins of those who are there, and the end of those who left. @see A-224 */
export function makeUserLogs(seed: number, now: Date, usuarios: readonly LoggedDemoUser[]): Entry[] {
  const random = new Random(seed + 40);
  return usuarios.flatMap((user) => {
    const administrator = usuarios.find(({ agenciaId, perfis, ativo }) => agenciaId === user.agenciaId && perfis[0] === 3 && ativo);
    const by = administrator?.nome ?? user.nome;
    const entry = (acao: Entry['acao'], days: number, autorNome: string, values: Partial<Entry> = {}): Entry => ({
      id: random.uuid(),
      usuarioId: user.id,
      acao,
      autorNome,
      em: new Date(now.getTime() - days * DAY_MS - random.int(0, DAY_MS / 4)),
      ...values,
    });
    return [
      entry('INSERT', random.int(200, 700), by),
      entry('CHANGE_PASSWORD', random.int(150, 190), user.nome),
      ...(user.ativo
        ? [entry('LOGIN', 2, user.nome), entry('LOGIN', 1, user.nome)]
        : [entry('CHANGE_ACTIVE', random.int(20, 100), by, { valorAnterior: 'true', valorNovo: 'false' })]),
    ];
  });
}
