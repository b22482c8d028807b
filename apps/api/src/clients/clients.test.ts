import { randomUUID } from 'node:crypto';
import {
  findClientCard,
  findClientInstance,
  findFlowRule,
  findParticularities,
  findTravellerRule,
  listLoyaltyProgrammes,
} from '@guiche/contract/clients';
import { listClientInstances } from '@guiche/contract/session';
import { requestIsFinished } from '@guiche/domain/requests';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  aprovadorEmpresa,
  limitePolitica,
  particularidadeEmpresa,
  particularidadeSolicitacao,
  programaFidelidade,
  rateioSolicitacao,
  regraFixa,
  saldoCliente,
} from '../db/schema/cliente.ts';
import { solicitacao } from '../db/schema/solicitacao.ts';
import { usuario } from '../db/schema/usuario.ts';
import { airServiceOf, load, type Person, serverForFile, type TestServer, takeRequest } from '../test-support/index.ts';

let server: TestServer;
let clerk: Person;
let manager: Person;
serverForFile((demo) => {
  ({ server, clerk, manager } = demo);
});

const ofClient = (instanceId: string, person = clerk) => person.call(findParticularities, { query: { instanceId } });
const openRequest = async () => load(clerk, await takeRequest(server));
const notFound = { status: 404 };
const unknown = () => randomUUID();

test('A-249 A-250 Q-081 Q-279 what a client wants is read by the name of its instance', async () => {
  const contatoAdmin = { nome: 'Duda Peixoto', email: 'duda@acme.example', telefones: ['1133334444'], whatsapp: null };
  const fidelidades = [{ programa: 'Smiles', numero: '123456789' }];
  const wishes = { preferencias: 'Assento no corredor.', fidelidades, tourCode: 'BR2041', voebiz: 'VB7', contatoAdmin };
  await server.db.update(particularidadeEmpresa).set(wishes).where(eq(particularidadeEmpresa.empresaId, 102));
  expect(await ofClient('valedoipe')).toEqual(wishes);
});

test('A-250 of a client of whom nothing is known every field is empty', async () => {
  expect(await ofClient('mandacaru')).toEqual({ preferencias: null, fidelidades: [], tourCode: null, voebiz: null, contatoAdmin: null });
});

test('A-250 A-283 a client of another agency is not found, nor one that the user does not work for', async () => {
  await expect(ofClient('riodasflores')).rejects.toMatchObject(notFound);
  await expect(ofClient('nobody')).rejects.toMatchObject(notFound);
  const stranger = await server.logIn('consultor@rotasul.demo');
  expect(await ofClient('riodasflores', stranger)).toMatchObject({ preferencias: expect.stringContaining('secretária') });
});

test('A-226 A-227 a client instance is found by its name, with the id that the agency has there and whether it is new', async () => {
  const find = (name: string) => manager.call(findClientInstance, { params: { name } });
  const listed = await manager.call(listClientInstances, { query: {} });
  for (const client of listed) expect(await find(client.instancia)).toEqual(client);
  const agencyId = manager.user.agency.id;
  expect(await find('mandacaru')).toMatchObject({
    name: 'Mandacaru Tecnologia Ltda.',
    agencyInstances: [{ agencyId, productId: expect.any(Number) }],
    clienteNovo: true,
  });
  expect((await find('serraazul')).clienteNovo).toBe(false);
  for (const name of ['riodasflores', 'ninguem']) await expect(find(name)).rejects.toMatchObject(notFound);
});

test('A-251 Q-279 for a quote what the people of its request want comes before what the client wants', async () => {
  const { id, uuid, empresa, servicosAereos } = await openRequest();
  await server.db
    .update(particularidadeEmpresa)
    .set({ preferencias: 'Tarifa com bagagem.', fidelidades: [{ programa: 'Smiles', numero: '1' }], tourCode: 'BR1' })
    .where(eq(particularidadeEmpresa.empresaId, empresa.id));
  await server.db.delete(particularidadeSolicitacao).where(eq(particularidadeSolicitacao.solicitacaoUuid, uuid));
  const idCotacao = servicosAereos[0]?.cotacoes[0]?.id ?? unknown();
  const ofQuote = () => clerk.call(findParticularities, { query: { idSolicitacao: id, idCotacao } });
  expect(await ofQuote()).toMatchObject({ preferencias: 'Tarifa com bagagem.', fidelidades: [{ programa: 'Smiles', numero: '1' }] });
  await server.db
    .insert(particularidadeSolicitacao)
    .values({ solicitacaoUuid: uuid, preferencias: 'Ana: janela.', fidelidades: [{ programa: 'TudoAzul', numero: '2' }] });
  expect(await ofQuote()).toMatchObject({
    preferencias: 'Ana: janela.\n\nTarifa com bagagem.',
    fidelidades: [
      { programa: 'TudoAzul', numero: '2' },
      { programa: 'Smiles', numero: '1' },
    ],
    tourCode: 'BR1',
  });
});

test('A-251 a quote that is not saved yet is one of its request; a quote of another request is not found', async () => {
  const request = await openRequest();
  const find = (idSolicitacao: number, idCotacao: string) => clerk.call(findParticularities, { query: { idSolicitacao, idCotacao } });
  expect(await find(request.id, unknown())).toHaveProperty('preferencias');
  await expect(find(7, unknown())).rejects.toMatchObject(notFound);
  const quoted = await load(clerk, await takeRequest(server, 'SELECAO_COTACAO'));
  const [quote] = airServiceOf(quoted).cotacoes;
  await expect(find(request.id, quote?.id ?? '')).rejects.toMatchObject(notFound);
});

test('A-251 a request without its quote, or both ways to ask at once, is refused', async () => {
  const ask = (query: object) => clerk.call(findParticularities, { query });
  for (const query of [{}, { idSolicitacao: 1 }, { idCotacao: unknown() }, { instanceId: 'serraazul', idSolicitacao: 1 }])
    await expect(ask(query)).rejects.toMatchObject({ status: 400 });
});

test('B-050 the card of a client has fees, limits, approvers, VIPs, other open requests and balances', async () => {
  const request = await openRequest();
  const { id: empresaId } = request.empresa;
  await server.db.delete(limitePolitica).where(eq(limitePolitica.empresaId, empresaId));
  await server.db.insert(limitePolitica).values([
    { empresaId, tipoServico: 'HOTEL', valorMaximo: 450, acao: 'ALERTA' },
    { empresaId, tipoServico: 'AEREO', valorMaximo: 1800, antecedenciaDias: 14, acao: 'APROVACAO' },
  ]);
  await server.db.delete(aprovadorEmpresa).where(eq(aprovadorEmpresa.empresaId, empresaId));
  await server.db.insert(aprovadorEmpresa).values([
    { empresaId, ordem: 1, nome: 'Caio', email: 'caio@acme.example', alcada: null },
    { empresaId, ordem: 0, nome: 'Bia', email: 'bia@acme.example', alcada: 5000 },
  ]);
  await server.db.delete(saldoCliente).where(eq(saldoCliente.empresaId, empresaId));
  const balance = { empresaId, cia: 'LA', viajante: 'Ana', valor: 640.2 };
  await server.db.insert(saldoCliente).values([
    { ...balance, id: 'without-end', validade: null },
    { ...balance, id: 'ended', validade: '2020-01-01' },
    { ...balance, id: 'ends-later', validade: '2199-12-31', moeda: 'USD' },
  ]);
  const travellers = [
    { id: 'v1', nomeCompleto: 'Zoé Vip', email: null, vip: true, premium: false },
    { id: 'v2', nomeCompleto: 'Ninguém', email: null, vip: false, premium: false },
  ];
  await server.db.update(solicitacao).set({ colaboradores: travellers }).where(eq(solicitacao.uuid, request.uuid));

  const card = await clerk.call(findClientCard, { params: { idSolicitacao: request.id } });
  expect(card.empresa).toMatchObject({ id: empresaId, nome: request.empresa.nome });
  expect(card.particularidades).toEqual(await ofClient(request.empresa.instancia));
  expect(card.limites).toEqual([
    { tipoServico: 'AEREO', valorMaximo: 1800, antecedenciaDias: 14, acao: 'APROVACAO' },
    { tipoServico: 'HOTEL', valorMaximo: 450, antecedenciaDias: null, acao: 'ALERTA' },
  ]);
  expect(card.aprovadores.map(({ nome, alcada }) => [nome, alcada])).toEqual([
    ['Bia', 5000],
    ['Caio', null],
  ]);
  expect(card.saldos.map(({ id, moeda }) => [id, moeda])).toEqual([
    ['ends-later', 'USD'],
    ['without-end', 'BRL'],
  ]);
  expect(card.fees.map(({ tipoServico }) => tipoServico)).toEqual(['AEREO', 'HOTEL', 'CARRO', 'RODOVIARIO', 'OUTROS']);
  for (const { minimo, maximo } of card.fees) expect(minimo).toBeLessThanOrEqual(maximo);
  expect(card.vips).toContainEqual({ nome: 'Zoé Vip', vip: true, premium: false });
  expect(card.vips.map(({ nome }) => nome)).not.toContain('Ninguém');

  const rows = await server.db
    .select()
    .from(solicitacao)
    .where(and(eq(solicitacao.empresaId, empresaId), eq(solicitacao.agenciaId, 1)));
  const others = rows.filter(({ id, status }) => id !== request.id && !requestIsFinished(status as typeof request.status));
  expect(card.solicitacoesAbertas.total).toBe(others.length);
  expect(card.solicitacoesAbertas.proximas).toHaveLength(Math.min(5, others.length));
  const days = card.solicitacoesAbertas.proximas.map(({ dataViagem }) => dataViagem ?? '');
  expect(days).toEqual([...days].sort());
});

test('A-022 B-050 a user who may not see VIPs gets none of them', async () => {
  const { id } = await openRequest();
  const may = (visualizarUsuariosVipPremium: boolean) =>
    server.db.update(usuario).set({ visualizarUsuariosVipPremium }).where(eq(usuario.id, clerk.user.id));
  await may(false);
  expect((await clerk.call(findClientCard, { params: { idSolicitacao: id } })).vips).toEqual([]);
  await may(true);
});

test('Q-042 the card has the projects that pay the request, in their order', async () => {
  const { id, uuid } = await openRequest();
  await server.db.delete(rateioSolicitacao).where(eq(rateioSolicitacao.solicitacaoUuid, uuid));
  await server.db.insert(rateioSolicitacao).values([
    { solicitacaoUuid: uuid, ordem: 1, projeto: 'Feira', percentual: 40 },
    { solicitacaoUuid: uuid, ordem: 0, projeto: 'Expansão', percentual: 60 },
  ]);
  expect((await clerk.call(findClientCard, { params: { idSolicitacao: id } })).rateio).toEqual([
    { projeto: 'Expansão', percentual: 60 },
    { projeto: 'Feira', percentual: 40 },
  ]);
});

const RULE = 'UTILIZAR_PROJETO_RATEIO';
async function setRules(empresaId: number, ...rows: readonly { ativa: boolean; fluxo?: string; valor?: number }[]) {
  await server.db.delete(regraFixa).where(and(eq(regraFixa.empresaId, empresaId), eq(regraFixa.regra, RULE)));
  if (rows.length > 0) await server.db.insert(regraFixa).values(rows.map((row) => ({ empresaId, regra: RULE, ...row })));
}

test('A-258 the rule of a flow counts before that of all flows; without one the answer is null', async () => {
  const request = await openRequest();
  const query = { idSolicitacao: request.id, regra: RULE, idServico: airServiceOf(request).id } as const;
  const ask = (idFluxo: string) => clerk.call(findFlowRule, { query: { ...query, idFluxo } });
  await setRules(request.empresa.id, { ativa: true, valor: 0.1 }, { ativa: false, fluxo: 'VIAGEM_INTERNACIONAL' });
  expect(await ask('VIAGEM_NACIONAL')).toEqual({ regra: RULE, ativa: true, valor: 0.1 });
  expect(await ask('VIAGEM_INTERNACIONAL')).toEqual({ regra: RULE, ativa: false, valor: null });
  await setRules(request.empresa.id);
  expect(await ask('VIAGEM_NACIONAL')).toBeNull();
  await expect(clerk.call(findFlowRule, { query: { ...query, idFluxo: 'X', idServico: unknown() } })).rejects.toMatchObject(notFound);
});

test('A-259 Q-042 the rule of a requester or traveller is that of the company; null for a person nobody knows', async () => {
  const request = await openRequest();
  const ask = (idViajante: string) => clerk.call(findTravellerRule, { query: { idViajante, regra: RULE, tipoAgrupador: 'POLITICAS' } });
  await setRules(request.empresa.id, { ativa: true });
  const expected = { regra: RULE, ativa: true, valor: null };
  expect(await ask(request.solicitante.id)).toEqual(expected);
  expect(await ask(airServiceOf(request).viajantes[0]?.id ?? '')).toEqual(expected);
  expect(await ask(unknown())).toBeNull();
  const stranger = await server.logIn('consultor@rotasul.demo');
  const query = { idViajante: request.solicitante.id, regra: RULE, tipoAgrupador: 'POLITICAS' } as const;
  expect(await stranger.call(findTravellerRule, { query })).toBeNull();
});

const programmesOf = (viajanteId: string, person = clerk) => person.call(listLoyaltyProgrammes, { params: { viajanteId } });
const travellerOf = async () => airServiceOf(await openRequest()).viajantes[0]?.id ?? '';

test('Q-272 the loyalty programmes of a traveller are told by name, and those of nobody else; without one the list is empty', async () => {
  const viajanteId = await travellerOf();
  await server.db.delete(programaFidelidade).where(eq(programaFidelidade.viajanteId, viajanteId));
  expect(await programmesOf(viajanteId)).toEqual([]);
  await server.db.insert(programaFidelidade).values([
    { viajanteId, programa: 'TudoAzul', numero: '3' },
    { viajanteId, programa: 'Smiles', numero: '2' },
    { viajanteId, programa: 'Smiles', numero: '1' },
    { viajanteId: unknown(), programa: 'Smiles', numero: '9' },
  ]);
  expect(await programmesOf(viajanteId)).toEqual([
    { programa: 'Smiles', numero: '1' },
    { programa: 'Smiles', numero: '2' },
    { programa: 'TudoAzul', numero: '3' },
  ]);
});

test('Q-272 A-283 a traveller of another agency is not found, nor one who does not exist', async () => {
  const viajanteId = await travellerOf();
  const stranger = await server.logIn('consultor@rotasul.demo');
  await expect(programmesOf(viajanteId, stranger)).rejects.toMatchObject(notFound);
  await expect(programmesOf(unknown())).rejects.toMatchObject(notFound);
});

test('Q-272 some travellers of the demo have programmes, and some have none', async () => {
  const rows = await server.db.select({ colaboradores: solicitacao.colaboradores }).from(solicitacao);
  const travellers = new Set(rows.flatMap(({ colaboradores }) => colaboradores.map(({ id }) => String(id))));
  const members = new Set((await server.db.select().from(programaFidelidade)).map((row) => row.viajanteId));
  expect([...travellers].filter((id) => members.has(id)).length).toBeGreaterThan(50);
  expect([...travellers].filter((id) => !members.has(id)).length).toBeGreaterThan(50);
});
