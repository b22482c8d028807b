import { checkVipTraveller, findClientCard, listVipTravellers, removeVipTraveller, saveVipTraveller } from '@guiche/contract/clients';
import { listQuotes } from '@guiche/contract/requests';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { solicitacao } from '../db/schema/solicitacao.ts';
import { usuario } from '../db/schema/usuario.ts';
import { load, type Person, serverForFile, type TestServer, takeRequest } from '../test-support/index.ts';

let server: TestServer;
let clerk: Person;
serverForFile((demo) => {
  ({ server, clerk } = demo);
});

const openRequest = async () => load(clerk, await takeRequest(server));

test('A-246 A-248 A-022 the directory marks travellers of a client in lists, requests and the card, for those who may see it', async () => {
  const request = await openRequest();
  const { instancia: instance } = request.empresa;
  const people = [
    { id: 'ines', nomeCompleto: 'Inês Vip Araújo', email: null, vip: false, premium: false },
    { id: 'otto', nomeCompleto: 'Otto Vip Araújo', email: null, vip: true, premium: true },
  ];
  await server.db.update(solicitacao).set({ colaboradores: people }).where(eq(solicitacao.uuid, request.uuid));
  const list = (termo?: string, person = clerk) => person.call(listVipTravellers, { query: { instance, termo } });
  const found = (termo: string) => list(termo).then((rows) => rows.map(({ nome, vip, premium }) => [nome, vip, premium]));
  const check = (colaboradorId: string, person = clerk) => person.call(checkVipTraveller, { params: { instance, colaboradorId } });
  const set = (colaboradorId: string, body: { vip: boolean; premium: boolean }, person = clerk) =>
    person.call(saveVipTraveller, { params: { instance, colaboradorId }, body });
  const remove = (colaboradorId: string) => clerk.call(removeVipTraveller, { params: { instance, colaboradorId } });
  const shown = async () => {
    const listed = (await clerk.call(listQuotes, { query: {} })).find(({ id }) => id === request.id);
    const { colaboradores } = await load(clerk, request.id);
    const marks = (each: typeof people | undefined) => each?.map(({ vip, premium }) => [vip, premium]);
    expect(marks(listed?.colaboradores as typeof people)).toEqual(marks(colaboradores as typeof people));
    return marks(colaboradores as typeof people);
  };

  // A search finds who can be added, without regard to accents; the list has those with a mark.
  expect(await found('araujo vip')).toEqual([
    ['Otto Vip Araújo', true, true],
    ['Inês Vip Araújo', false, false],
  ]);
  expect((await list()).map(({ colaboradorId }) => colaboradorId)).not.toContain('ines');
  expect(await found('zebra vip')).toEqual([]);

  const stored = { colaboradorId: 'ines', nome: 'Inês Vip Araújo', vip: false, premium: true };
  for (const _again of [1, 2]) expect(await set('ines', { vip: false, premium: true })).toEqual(stored);
  expect(await list()).toContainEqual(stored);
  expect(await check('ines')).toEqual({ vip: false, premium: true });
  // Removed for good, though the request came with marks.
  for (const _again of [1, 2]) await remove('otto');
  expect((await list()).map(({ colaboradorId }) => colaboradorId)).not.toContain('otto');
  expect(await check('otto')).toEqual({ vip: false, premium: false });
  expect(await shown()).toEqual([
    [false, true],
    [false, false],
  ]);
  const { vips } = await clerk.call(findClientCard, { params: { idSolicitacao: request.id } });
  expect(vips.filter(({ nome }) => nome.endsWith('Vip Araújo'))).toEqual([{ nome: 'Inês Vip Araújo', vip: false, premium: true }]);

  const may = (visualizarUsuariosVipPremium: boolean) =>
    server.db.update(usuario).set({ visualizarUsuariosVipPremium }).where(eq(usuario.id, clerk.user.id));
  await may(false);
  expect([await list(), await list('araujo')]).toEqual([[], []]);
  expect(await check('ines')).toEqual({ vip: false, premium: false });
  await expect(set('ines', { vip: true, premium: true })).rejects.toMatchObject({ status: 403 });
  expect(await shown()).toEqual([
    [false, false],
    [false, false],
  ]);
  await may(true);
  expect(await check('ines')).toEqual({ vip: false, premium: true });
});

test('A-248 A-052 A-283 the directory is for profiles 1 to 3 of an agency that works for the client; each agency has its own', async () => {
  const request = await openRequest();
  const { instancia: instance } = request.empresa;
  const colaboradorId = request.colaboradores[0]?.id ?? '';
  const params = { instance, colaboradorId };
  const marks = { vip: true, premium: false };
  for (const login of ['admin@guiche.demo', 'gestora@guiche.demo'])
    expect(await (await server.logIn(login)).call(saveVipTraveller, { params, body: marks })).toMatchObject(marks);
  const internal = await server.logIn('interna@guiche.demo');
  await expect(internal.call(listVipTravellers, { query: { instance } })).rejects.toMatchObject({ status: 403 });
  expect(await internal.call(checkVipTraveller, { params })).toEqual(marks);
  const stranger = await server.logIn('consultor@rotasul.demo');
  for (const call of [
    () => stranger.call(listVipTravellers, { query: { instance: 'serraazul' } }),
    () => stranger.call(saveVipTraveller, { params, body: marks }),
    () => stranger.call(checkVipTraveller, { params }),
    () => clerk.call(saveVipTraveller, { params: { instance, colaboradorId: 'ninguem' }, body: marks }),
  ])
    await expect(call()).rejects.toMatchObject({ status: 404 });
});
