import {
  changedIssuesPage,
  changeTag,
  decideChange,
  findChangeApproval,
  findChangedIssue,
  findServicesUnderChange,
  listChangedIssues,
  sendForChange,
} from '@guiche/contract/changed-issues';
import { conflictOf } from '@guiche/contract/client';
import { findReturnJustification, listRequestLog } from '@guiche/contract/requests';
import type { Quote, TravelRequest } from '@guiche/domain/entities';
import { servicesOf } from '@guiche/domain/requests';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { cotacao, servico, solicitacao } from '../db/schema/solicitacao.ts';
import {
  issuedTrip,
  loadFromHistory,
  type Person,
  serverForFile,
  type TestServer,
  takeRequest,
  waitingChange,
} from '../test-support/index.ts';

let server: TestServer;
let clerk: Person;
serverForFile((demo) => {
  ({ server, clerk } = demo);
});

const list = (query: { limit?: number; offset?: number; termo?: string; descending?: boolean } = {}) =>
  clerk.call(listChangedIssues, { query: { limit: 100, ...query } }).then((answer) => changedIssuesPage(answer, query.limit ?? 100));
const ids = async (...query: Parameters<typeof list>) => (await list(...query)).content.map(({ id }) => id);
const approvalOf = (idSolicitacao: number) => clerk.call(findChangeApproval, { query: { idSolicitacao } });
const underChange = (idSolicitacao: number) => clerk.call(findServicesUnderChange, { query: { idSolicitacao } });
const lastLog = async ({ uuid }: TravelRequest) => (await clerk.call(listRequestLog, { params: { uuid } }))[0];
const chosenStatuses = (request: TravelRequest) => servicesOf(request).map(({ escolhida }) => escolhida?.statusCotacao);
const refusal = (status: number, chave: string, campo?: string) => ({ status, errors: [{ chave, ...(campo !== undefined && { campo }) }] });

test('A-102 A-104 the changed issues by their deadline, a page at a time from page 1 on, and the other way round', async () => {
  const all = await list();
  expect(all.hasMore).toBe(false);
  expect(new Set(all.content.map(({ status }) => status))).toEqual(new Set(['EMISSAO_ALTERACAO', 'APROVACAO_ALTERACAO', 'CANCELADA']));
  const deadlines = all.content.map(({ dataVencimentoEmissao }) => dataVencimentoEmissao ?? '9');
  expect(deadlines).toEqual(deadlines.toSorted());
  const numbers = all.content.map(({ id }) => id);
  expect(await ids({ limit: 3, offset: 1 })).toEqual(numbers.slice(0, 3));
  expect(await ids({ limit: 3, offset: 2 })).toEqual(numbers.slice(3, 6));
  expect((await list({ limit: 3 })).hasMore).toBe(true);
  const last = Math.ceil(numbers.length / 3);
  expect((await list({ limit: 3, offset: last })).hasMore).toBe(false);
  const backwards = (await list({ descending: true })).content.flatMap(({ dataVencimentoEmissao }) => dataVencimentoEmissao ?? []);
  expect(backwards).toEqual(backwards.toSorted().toReversed());
  const [twenty] = [changedIssuesPage(await clerk.call(listChangedIssues, { query: {} }), 20)];
  expect(twenty.content.map(({ id }) => id)).toEqual(numbers.slice(0, 20));
});

test('A-102 a term searches number, travellers, client and route; another agency sees its own', async () => {
  const [first] = (await list()).content;
  if (!first) throw new Error('the demo has no changed issue');
  expect(await ids({ termo: String(first.id) })).toEqual([first.id]);
  const [name = ''] = (first.colaboradores[0]?.nomeCompleto ?? '').split(' ');
  expect(await ids({ termo: name })).toContain(first.id);
  expect(await ids({ termo: 'ninguém se chama assim' })).toEqual([]);
  const stranger = await server.logIn('consultor@rotasul.demo');
  const theirs = changedIssuesPage(await stranger.call(listChangedIssues, { query: { limit: 100 } }), 100);
  expect(theirs.content.map(({ id }) => id)).not.toContain(first.id);
});

test('A-086 A-102 a cancelled request stays until what was issued is cancelled', async () => {
  const ended = (await list()).content.find(({ status }) => status === 'CANCELADA');
  if (!ended) throw new Error('the demo has no ended request to handle');
  const request = await clerk.call(findChangedIssue, { params: { idSolicitacao: ended.id } });
  for (const { escolhida } of servicesOf(request)) {
    await server.db
      .update(cotacao)
      .set({ status: 'EMISSAO_CANCELADA' })
      .where(eq(cotacao.id, escolhida?.id ?? ''));
  }
  expect(await ids()).not.toContain(ended.id);
  await expect(clerk.call(findChangedIssue, { params: { idSolicitacao: ended.id } })).rejects.toMatchObject({ status: 404 });
});

test('A-103 one changed issue is returned whole; a request that is none, or another agency’s, is not found', async () => {
  const id = await takeRequest(server, 'EMISSAO_ALTERACAO');
  const request = await clerk.call(findChangedIssue, { params: { idSolicitacao: id } });
  expect(request).toEqual(await loadFromHistory(clerk, id));
  expect(servicesOf(request).length).toBeGreaterThan(0);
  const { id: other } = await issuedTrip(server, clerk);
  await expect(clerk.call(findChangedIssue, { params: { idSolicitacao: other } })).rejects.toMatchObject({ status: 404 });
  const stranger = await server.logIn('consultor@rotasul.demo');
  await expect(stranger.call(findChangedIssue, { params: { idSolicitacao: id } })).rejects.toMatchObject({ status: 404 });
});

test('A-107 the services under change, grouped by kind, are those whose chosen quote is to be changed or cancelled', async () => {
  const request = await issuedTrip(server, clerk);
  expect(await underChange(request.id)).toMatchObject({ status: 'FECHAMENTO', servicosAereos: [], servicosHotel: [], servicosOutros: [] });
  const [hotel] = request.servicosHotel;
  const [bus] = request.servicosRodoviario;
  await server.db
    .update(cotacao)
    .set({ status: 'EMISSAO_ALTERACAO' })
    .where(eq(cotacao.id, hotel?.escolhida?.id ?? ''));
  await server.db
    .update(cotacao)
    .set({ status: 'EMISSAO_CANCELAMENTO_PENDENTE' })
    .where(eq(cotacao.id, bus?.escolhida?.id ?? ''));
  const found = await underChange(request.id);
  expect(servicesOf(found).map(({ id }) => id)).toEqual([hotel?.id, bus?.id]);
  expect(found.servicosHotel).toHaveLength(1);
  expect(found.idSolicitacao).toBe(request.id);
});

test('A-108 the change that waits for approval has the services that differ, and who approves', async () => {
  const request = await waitingChange(server, clerk);
  const [first, ...others] = servicesOf(request);
  for (const { id, escolhida } of others) {
    await server.db
      .update(cotacao)
      .set({ cotacaoMoeda: 1, total: 500 })
      .where(eq(cotacao.id, escolhida?.id ?? ''));
    await server.db.update(servico).set({ valorAprovado: 500 }).where(eq(servico.id, id));
  }
  const change = await approvalOf(request.id);
  expect(servicesOf(change).map(({ id }) => id)).toEqual([first?.id]);
  expect(change).toMatchObject({ status: 'APROVACAO_ALTERACAO', aprovadorAlteracao: request.aprovadorAlteracao });
  expect(request.aprovadorAlteracao?.nome).toBeTruthy();
  await server.db
    .update(solicitacao)
    .set({ dados: { fluxo: request.fluxo, aprovadorAlteracao: null, aprovadorSolicitacao: { nome: 'Helena Prado' } } })
    .where(eq(solicitacao.uuid, request.uuid));
  expect((await approvalOf(request.id)).aprovadorAlteracao).toEqual({ nome: 'Helena Prado' });
  await expect(approvalOf(await takeRequest(server, 'EMISSAO_ALTERACAO'))).rejects.toMatchObject({ status: 404 });
});

test('A-110 an approved change is issued again: its values and reservations are the approved ones, and nothing is marked as changed', async () => {
  const request = await waitingChange(server, clerk);
  const [first] = servicesOf(request);
  await server.db
    .update(servico)
    .set({ reservaAprovada: ['outra'] })
    .where(eq(servico.id, first?.id ?? ''));
  const seen = await approvalOf(request.id);
  expect(servicesOf(seen)[0]?.escolhida?.valorAlteradoEmissao).toBe(true);
  const body = { idSolicitacao: request.id, aprovado: true, justificativa: null };
  const summary = await clerk.call(decideChange, { headers: { 'if-match': changeTag(seen) }, body });
  expect(summary).toMatchObject({ id: request.id, status: 'EMISSAO' });
  const after = await loadFromHistory(clerk, request.id);
  for (const service of servicesOf(after)) {
    const { escolhida } = service;
    expect(escolhida?.valorAlteradoEmissao).toBe(false);
    expect(service.reservaAprovada).toBeUndefined();
    expect(service.valorAprovado).toBe(Math.round((escolhida?.total ?? 0) * (escolhida?.cotacaoMoeda ?? 0) * 100) / 100);
  }
  expect(chosenStatuses(after)).toEqual(chosenStatuses(request));
  expect(await lastLog(request)).toMatchObject({ tipoAlteracaoSolicitacao: 'ALTERACAO_APROVADA', user: { name: clerk.user.name } });
  expect(await ids()).not.toContain(request.id);
});

test('A-110 A-291 A-292 A-328 a rejected change keeps what was approved, and the agency reads the reason, which must be given', async () => {
  const request = await waitingChange(server, clerk);
  const decide = (justificativa: string | null) =>
    clerk.call(decideChange, { body: { idSolicitacao: request.id, aprovado: false, justificativa } });
  for (const blank of [null, '  ']) {
    await expect(decide(blank)).rejects.toMatchObject(refusal(422, 'preencha_o_campo_antes_de_continuar', 'justificativa'));
  }
  await expect(decide('x'.repeat(256))).rejects.toMatchObject(refusal(422, 'texto_limite_255', 'justificativa'));
  expect(await decide(' Passa da política. ')).toMatchObject({ status: 'EMISSAO' });
  const after = await loadFromHistory(clerk, request.id);
  const approved = (of: TravelRequest) => servicesOf(of).map(({ valorAprovado }) => valorAprovado);
  expect(approved(after)).toEqual(approved(request));
  expect(servicesOf(after).map(({ escolhida }) => escolhida?.valorAlteradoEmissao)).toEqual(
    servicesOf(request).map(({ escolhida }) => escolhida?.valorAlteradoEmissao),
  );
  expect(await clerk.call(findReturnJustification, { params: { id: request.id } })).toEqual({ justificativa: 'Passa da política.' });
  expect(await lastLog(request)).toMatchObject({ tipoAlteracaoSolicitacao: 'ALTERACAO_REPROVADA' });
});

test('A-110 B-060 B-061 of two who decide at once one does, an old version is refused with the present one, and a repeated call counts once', async () => {
  const request = await waitingChange(server, clerk);
  const { versao } = await approvalOf(request.id);
  const body = { idSolicitacao: request.id, aprovado: true, justificativa: null };
  const old = await clerk
    .call(decideChange, { headers: { 'if-match': changeTag({ versao: versao - 1 }) }, body })
    .catch((error: unknown) => error);
  expect(old).toMatchObject({ status: 409, body: { chave: 'solicitacao_mudou_antes_da_decisao' } });
  expect(conflictOf(decideChange, old)?.atual).toEqual({ status: 'APROVACAO_ALTERACAO', versao });
  const headers = { 'if-match': changeTag({ versao }) };
  const tries = await Promise.allSettled([
    clerk.call(decideChange, { headers, body }),
    clerk.call(decideChange, { headers, body: { ...body, aprovado: false, justificativa: 'Não.' } }),
  ]);
  expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await expect(clerk.call(decideChange, { body })).rejects.toMatchObject(refusal(422, 'alteracao_nao_aguarda_aprovacao'));

  const other = await waitingChange(server, clerk);
  const once = { body: { ...body, idSolicitacao: other.id }, idempotencyKey: 'uma-decisao' };
  expect(await clerk.call(decideChange, once)).toEqual(await clerk.call(decideChange, once));
});

test('A-109 issued flights, hotels and cars are sent for change: quotes and request are to be changed, and the wish is the service’s note', async () => {
  const request = await issuedTrip(server, clerk);
  const { versao } = await underChange(request.id);
  const [hotel] = request.servicosHotel;
  const [car] = request.servicosCarro;
  if (!hotel || !car) throw new Error('the trip lacks a service');
  const summary = await clerk.call(sendForChange, {
    headers: { 'if-match': changeTag({ versao }) },
    body: {
      idSolicitacao: request.id,
      aereos: [],
      hoteis: [{ servico: { ...hotel, observacao: ' Uma noite a mais. ' } }],
      carros: [{ servico: car, uuidCache: null, idFluxo: null }],
    },
  });
  expect(summary).toMatchObject({ status: 'EMISSAO_ALTERACAO', statusCotacaoViagem: 'EMISSAO_ALTERACAO' });
  const after = await loadFromHistory(clerk, request.id);
  expect(servicesOf(after).map(({ tipoServico, escolhida }) => [tipoServico, escolhida?.statusCotacao])).toEqual([
    ['AEREO', 'EMISSAO_FINALIZADA'],
    ['HOTEL', 'EMISSAO_ALTERACAO'],
    ['CARRO', 'EMISSAO_ALTERACAO'],
    ['RODOVIARIO', 'EMISSAO_FINALIZADA'],
    ['OUTROS', 'EMISSAO_FINALIZADA'],
  ]);
  expect(after.servicosHotel[0]?.observacao).toBe('Uma noite a mais.');
  expect(after.servicosCarro[0]?.observacao).toBe(car.observacao);
  expect(await ids()).toContain(request.id);
  expect(await lastLog(request)).toMatchObject({ tipoAlteracaoSolicitacao: 'ALTERACAO_PEDIDA', user: { name: clerk.user.name } });

  // A further service of a request that is being changed already; those that are sent cannot be sent again.
  const [flight] = after.servicosAereos;
  const send = (servico: { id: string } | undefined, hoteis: { servico: { id: string } }[] = []) =>
    clerk.call(sendForChange, {
      body: { idSolicitacao: request.id, aereos: servico ? [{ servico: { id: servico.id } }] : [], hoteis, carros: [] },
    });
  await expect(send(flight, [{ servico: { id: hotel.id } }])).rejects.toMatchObject(refusal(422, 'servico_nao_pode_ser_alterado'));
  expect(chosenStatuses(await loadFromHistory(clerk, request.id))).toEqual(chosenStatuses(after));
  expect(await send(flight)).toMatchObject({ status: 'EMISSAO_ALTERACAO' });
  await expect(send(undefined)).rejects.toMatchObject(refusal(422, 'servico_nao_pode_ser_alterado'));
  // A hotel is no flight.
  await expect(send(hotel)).rejects.toMatchObject({ status: 404, body: { chave: 'servico_nao_encontrado' } });
});

test('A-109 B-061 nothing is sent for change of a request that is not closed, or that has changed since it was seen', async () => {
  const request = await issuedTrip(server, clerk);
  const body = {
    idSolicitacao: request.id,
    aereos: request.servicosAereos.map((service) => ({ servico: { id: service.id } })),
    hoteis: [],
    carros: [],
  };
  await expect(clerk.call(sendForChange, { headers: { 'if-match': '"999"' }, body })).rejects.toMatchObject({ status: 409 });
  await server.db.update(solicitacao).set({ status: 'EMISSAO' }).where(eq(solicitacao.uuid, request.uuid));
  await expect(clerk.call(sendForChange, { body })).rejects.toMatchObject(refusal(422, 'solicitacao_nao_pode_ser_alterada'));
  const quotes = servicesOf(await loadFromHistory(clerk, request.id)).flatMap((service): readonly Quote[] => service.cotacoes);
  expect(quotes.some(({ statusCotacao }) => statusCotacao === 'EMISSAO_ALTERACAO')).toBe(false);
});
