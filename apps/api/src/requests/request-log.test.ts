import { SAVE_QUOTE } from '@guiche/contract/quotes';
import { concludeQuoting, listRequestLog } from '@guiche/contract/requests';
import { releaseRequest, takeOverRequest } from '@guiche/contract/responsibility';
import { answerAsClient } from '@guiche/contract/sandbox';
import { requestLogEntrySchema } from '@guiche/domain/entities';
import { expect, test } from 'vitest';
import { airServiceOf, load, type Person, serverForFile, type TestServer, takeRequest, typedAirQuote } from '../test-support/index.ts';

let server: TestServer;
let clerk: Person;
let manager: Person;
serverForFile((demo) => {
  ({ server, clerk, manager } = demo);
});

const logOf = (uuid: string, person = clerk) => person.call(listRequestLog, { params: { uuid } });
const text = (valor: string) => ({ tipo: 'TEXTO', valor });
const status = (valor: string) => ({ tipo: 'OPCAO', lista: 'status_solicitacao', valor });

function take(person: Person, uuid: string) {
  const body = { reponsavel: { id: person.user.id, name: '', profiles: person.user.profiles }, uuidSolicitacao: uuid };
  return person.call(takeOverRequest, { query: { podeSubstituir: true }, body });
}
async function concluded() {
  const request = await load(clerk, await takeRequest(server));
  await clerk.call(SAVE_QUOTE.AEREO, {
    params: { idViagem: request.id, tipoServico: 'aereo' },
    body: await typedAirQuote(clerk, request),
  });
  const present = await load(clerk, request.id);
  const cotacoes = airServiceOf(present).cotacoes.map(({ id, versao }) => ({ id, versao }));
  server.pass(1);
  await clerk.call(concludeQuoting, {
    query: { uuidSolicitacao: request.uuid },
    body: { id: request.id, status: present.status, cotacoes },
  });
  return request;
}

test('A-144 A-145 B-034 taking, replacing and releasing a request, newest first, each with the responsible before and after', async () => {
  const { uuid } = await load(clerk, await takeRequest(server));
  expect(await logOf(uuid)).toEqual([]);
  await take(clerk, uuid);
  server.pass(1);
  await take(manager, uuid);
  server.pass(1);
  await manager.call(releaseRequest, { body: uuid });
  const log = await logOf(uuid);
  expect(log).toEqual([
    {
      tipoAlteracaoSolicitacao: 'LIBERANDO_SOLICITACAO',
      user: { name: manager.user.name },
      date: server.now().toISOString(),
      usuarioAnterior: null,
      alteracoes: [{ campo: 'campo_responsavel', antes: text(manager.user.name), depois: null }],
    },
    {
      tipoAlteracaoSolicitacao: 'ASSUMINDO_DE_OUTRO_CONSULTOR',
      user: { name: manager.user.name },
      date: new Date(server.now().getTime() - 60_000).toISOString(),
      usuarioAnterior: { name: clerk.user.name },
      alteracoes: [{ campo: 'campo_responsavel', antes: text(clerk.user.name), depois: text(manager.user.name) }],
    },
    {
      tipoAlteracaoSolicitacao: 'ASSUMINDO_SOLICITACAO',
      user: { name: clerk.user.name },
      date: new Date(server.now().getTime() - 120_000).toISOString(),
      usuarioAnterior: null,
      alteracoes: [{ campo: 'campo_responsavel', antes: null, depois: text(clerk.user.name) }],
    },
  ]);
  expect(log.map((entry) => requestLogEntrySchema.parse(entry))).toEqual(log);
});

test('A-150 B-034 concluding and the client’s answer leave the status before and after', async () => {
  const { uuid, solicitante } = await concluded();
  expect((await logOf(uuid))[0]).toMatchObject({
    tipoAlteracaoSolicitacao: 'COTACAO_CONCLUIDA',
    user: { name: clerk.user.name },
    alteracoes: [{ campo: 'campo_situacao', antes: status('COTACAO_AGENCIA'), depois: status('SELECAO_COTACAO') }],
  });
  server.pass(1);
  await clerk.call(answerAsClient, { params: { uuid }, body: { resposta: 'DEVOLVER' } });
  const [entry] = await logOf(uuid);
  expect(entry).toMatchObject({ tipoAlteracaoSolicitacao: 'RESPOSTA_CLIENTE', user: { name: solicitante.nome } });
  expect(entry?.alteracoes?.map(({ campo }) => campo)).toEqual(['campo_situacao', 'campo_justificativa_retorno', 'campo_prazo_cotacao']);
  expect(entry?.alteracoes?.[0]).toEqual({ campo: 'campo_situacao', antes: status('SELECAO_COTACAO'), depois: status('COTACAO_AGENCIA') });
});

test('B-034 a client that approves leaves what it chose', async () => {
  const { uuid } = await concluded();
  server.pass(1);
  await clerk.call(answerAsClient, { params: { uuid }, body: { resposta: 'APROVAR' } });
  const [entry] = await logOf(uuid);
  expect(entry?.alteracoes?.map(({ campo }) => campo)).toEqual(['campo_situacao', 'campo_cotacao_escolhida', 'campo_prazo_emissao']);
  expect(entry?.alteracoes?.[1]).toMatchObject({ antes: null, depois: { tipo: 'TEXTO', valor: expect.stringContaining('1.090,00') } });
});

test('A-145 the log of another agency’s request is a 404', async () => {
  const { uuid } = await load(clerk, await takeRequest(server));
  const stranger = await server.logIn('consultor@rotasul.demo');
  await expect(logOf(uuid, stranger)).rejects.toMatchObject({ status: 404 });
});
