import type { viajante } from '../db/schema/viajante.ts';
import type { DemoRequest } from './demo-requests.ts';
import { Random } from './random.ts';

/** One traveller in so many has no birth date yet, so that a search has to ask for it. */
const INCOMPLETE = 8;

/** What is known of the travellers of some requests. The generator is one of its own, so that the other rows do not change with these. */
export function makePassengers(seed: number, made: readonly DemoRequest[]): (typeof viajante.$inferInsert)[] {
  const random = new Random(seed + 50);
  const rows = new Map<string, typeof viajante.$inferInsert>();
  for (const { solicitacao } of made) {
    for (const traveller of solicitacao.colaboradores) {
      const viajanteId = String(traveller['id']);
      const [nome = '', ...rest] = String(traveller['nomeCompleto']).split(' ');
      const email = traveller['email'];
      const birth = `${random.int(1958, 2003)}-${String(random.int(1, 12)).padStart(2, '0')}-${String(random.int(1, 28)).padStart(2, '0')}`;
      rows.set(viajanteId, {
        empresaId: solicitacao.empresaId,
        viajanteId,
        nome,
        sobrenome: rest.join(' '),
        dataNascimento: random.int(1, INCOMPLETE) === 1 ? null : birth,
        // The ends of addresses are short where a booking checks them.
        email: typeof email === 'string' ? email.replace(/\.example$/, '.test') : null,
      });
    }
  }
  return [...rows.values()];
}
