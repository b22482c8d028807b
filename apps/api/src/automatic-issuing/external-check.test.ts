import { checkExternal } from '@guiche/contract/automatic-issuing';
import { checkCapture } from '@guiche/domain/air/capture';
import { capturedDataSchema } from '@guiche/domain/entities';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { cotacao } from '../db/schema/solicitacao.ts';
import { externalOf, load, type Person, providerIssue, serverForFile, type TestServer } from '../test-support/index.ts';

let server: TestServer;
let clerk: Person;
serverForFile((demo) => {
  ({ server, clerk } = demo);
});

async function ask(asks: string) {
  const issue = await providerIssue(server, clerk, { asks });
  return { ...issue, answer: await clerk.call(checkExternal, externalOf(issue)) };
}

test('Q-082 Q-109 Q-241 an issued locator comes with all of its data, which fit the quote; another is only reserved', async () => {
  const { answer, quote, service } = await ask('EXT9AA');
  expect(answer.emitido).toBe(true);
  const dados = answer.dados;
  if (!dados) throw new Error('nothing was captured');
  expect(Object.keys(dados).sort()).toEqual(Object.keys(capturedDataSchema.shape).sort());
  expect(dados).toMatchObject({ statusEmissao: 'EMITIDA', localizador: 'EXT9AA', dataEmissao: server.now().toISOString() });
  expect(dados.bilhetes).toHaveLength(service.viajantes.length);
  expect(dados.passageiros[0]?.assentos).toHaveLength(dados.voos.length);
  expect(checkCapture(dados, quote, service.viajantes)).toEqual({ blockedBy: undefined, questions: [] });
  expect((await ask('ABC123')).answer).toEqual({ emitido: false, dados: null });
});

test.each([
  ['CAN9AA', { blockedBy: { key: 'captura_emissao_cancelada' } }],
  ['VOO9AA', { blockedBy: { key: 'captura_quantidade_de_voos_diferente' } }],
  ['DAT9AA', { blockedBy: { key: 'captura_data_de_partida_diferente' } }],
  ['VIA9AA', { questions: ['captura_viajantes_diferentes'] }],
  ['ORI9AA', { questions: ['captura_origem_diferente'] }],
])('Q-241 %s is an issue that the checks judge as %j', async (asks, judged) => {
  const { answer, quote, service } = await ask(asks);
  if (!answer.dados) throw new Error('nothing was captured');
  expect(checkCapture(answer.dados, quote, service.viajantes)).toMatchObject(judged);
});

test('Q-241 an unknown locator is a 404 whose title begins with NAO_ENCONTRADO:, a system that does not answer a 502, no locator a 422', async () => {
  await expect(ask('NAO9AA')).rejects.toMatchObject({ status: 404, errors: [{ titulo: expect.stringMatching(/^NAO_ENCONTRADO: /) }] });
  await expect(ask('FAL9AA')).rejects.toMatchObject({ status: 502 });
  await expect(ask(' ')).rejects.toMatchObject({ status: 422, errors: [{ chave: 'informe_o_localizador', campo: 'localizadorReserva' }] });
});

test('Q-241 asking changes nothing, and asks for the consolidators of the request alone', async () => {
  const issue = await providerIssue(server, clerk, { asks: 'EXT9AB' });
  const before = await server.db.select().from(cotacao).where(eq(cotacao.id, issue.quote.id));
  const { body } = externalOf(issue);
  await clerk.call(checkExternal, { body: { ...body, sistemaEmissor: 'SABRE' } });
  expect(await server.db.select().from(cotacao).where(eq(cotacao.id, issue.quote.id))).toEqual(before);
  await expect(clerk.call(checkExternal, { body: { ...body, idAgenciaServico: 'outra' } })).rejects.toMatchObject({ status: 404 });
  expect((await load(clerk, issue.request.id)).status).toBe('EMISSAO');
});
