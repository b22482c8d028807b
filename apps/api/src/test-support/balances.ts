import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { saldoCliente } from '../db/schema/cliente.ts';
import { cotacao } from '../db/schema/solicitacao.ts';
import { type Issuable, issuable } from './issues.ts';
import { airServiceOf, load } from './requests.ts';
import type { Person, TestServer } from './test-server.ts';

/** An issue with a balance of 300 of its first traveller, at the airline of its first flight, and the id of that balance. */
export async function withBalance(server: TestServer, clerk: Person, changes: Partial<typeof saldoCliente.$inferInsert> = {}) {
  return withBalanceOf(server, await issuable(server, clerk), changes);
}

/** A given issue with such a balance. */
export async function withBalanceOf(server: TestServer, found: Issuable, changes: Partial<typeof saldoCliente.$inferInsert> = {}) {
  const { request, service, quote } = found;
  const [traveller] = service.viajantes;
  const cia = quote.segmentos[0]?.voos[0]?.cia;
  if (!traveller || !cia) throw new Error('the demo has an air quote without traveller or airline');
  const id = randomUUID();
  await server.db.delete(saldoCliente).where(eq(saldoCliente.viajanteId, traveller.id));
  await server.db.insert(saldoCliente).values({
    id,
    empresaId: request.empresa.id,
    cia,
    viajante: traveller.nomeCompleto,
    viajanteId: traveller.id,
    valor: 300,
    validade: '2030-01-10',
    ...changes,
  });
  return { ...found, balance: { id, valor: 300, cia }, traveller };
}

/** An air service whose chosen quote was changed: an earlier issue. */
export async function earlierIssue(server: TestServer, clerk: Person): Promise<Issuable> {
  const { request, quote } = await issuable(server, clerk, { status: 'EMISSAO_ALTERACAO' });
  await server.db.update(cotacao).set({ status: 'EMISSAO_ALTERADA' }).where(eq(cotacao.id, quote.id));
  const present = await load(clerk, request.id);
  const service = airServiceOf(present);
  const changed = service.cotacoes.find(({ id }) => id === quote.id);
  if (!changed) throw new Error('the changed quote is gone');
  return { request: present, service, quote: changed };
}
