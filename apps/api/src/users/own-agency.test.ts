import { IS_AGENCIA_FIELD } from '@guiche/domain/product';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { agencia } from '../db/schema/agencia.ts';
import { usuario } from '../db/schema/usuario.ts';
import { serverForFile, type TestServer } from '../test-support/index.ts';

let server: TestServer;
serverForFile((demo) => {
  ({ server } = demo);
});

/** Puts a person into an agency that may not exist yet, and logs in. */
async function logInAt(id: number) {
  const [known] = await server.db.select().from(agencia).limit(1);
  if (!known) throw new Error('the demo has an agency');
  await server.db
    .insert(agencia)
    .values({ ...known, id })
    .onConflictDoNothing();
  await server.db.update(usuario).set({ agenciaId: id }).where(eq(usuario.login, 'consultor@rotasul.demo'));
  return server.logIn('consultor@rotasul.demo');
}

test.each([
  [99, true],
  [1, true],
  [42, false],
])('Q-024 whoever works at agency %d is told to be of the own agency: %s', async (id, own) => {
  const { user } = await logInAt(id);
  expect(user.agency.id).toBe(id);
  expect(user[IS_AGENCIA_FIELD]).toBe(own);
});
