import { listLookup } from '@guiche/contract/lookups';
import { SAVE_QUOTE } from '@guiche/contract/quotes';
import type { AirQuote, Currency, HotelQuote, TravelRequest } from '@guiche/domain/entities';
import { STATUS_COTACAO } from '@guiche/domain/enums';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { cotacao, servico, solicitacao } from '../db/schema/solicitacao.ts';
import {
  airServiceOf,
  load,
  loadFromHistory,
  type Person,
  serverForFile,
  serviceOf,
  type TestServer,
  TYPED_QUOTE,
  takeRequest,
  typedAirQuote,
} from '../test-support/index.ts';

let server: TestServer;
let clerk: Person;
serverForFile((demo) => {
  ({ server, clerk } = demo);
});

const save = ({ id }: TravelRequest, body: AirQuote) =>
  clerk.call(SAVE_QUOTE.AEREO, { params: { idViagem: id, tipoServico: 'aereo' }, body });
const saveHotel = ({ id }: TravelRequest, body: HotelQuote) =>
  clerk.call(SAVE_QUOTE.HOTEL, { params: { idViagem: id, tipoServico: 'hotel' }, body });
const openRequest = async () => load(clerk, await takeRequest(server));

/** The quote as the next load of its request shows it. */
async function loaded({ id }: TravelRequest, { id: idCotacao }: Pick<AirQuote, 'id'>) {
  return airServiceOf(await load(clerk, id)).cotacoes.find((quote) => quote.id === idCotacao);
}

test('Q-221 spaces in the number of the ticket and in the code of the card are not stored', async () => {
  const request = await openRequest();
  const typed = await typedAirQuote(clerk, request);
  const saved = await save(request, { ...typed, numeroBilhete: '957 2401 118', codigoTransacaoCartao: ' 12 34 56 ' });
  expect(saved).toMatchObject({ numeroBilhete: '9572401118', codigoTransacaoCartao: '123456' });
  expect(await loaded(request, saved)).toEqual(saved);
});

test('Q-226 what the client’s own fields hold is stored without blanks around it', async () => {
  const request = await openRequest();
  const typed = await typedAirQuote(clerk, request);
  const [field] = airServiceOf(request).camposCustomizados.filter(({ etapa }) => etapa === 'COTACAO');
  if (!field) throw new Error('the demo has a field of the quoting stage');
  const saved = await save(request, { ...typed, camposCustomizados: [{ ...field, valor: '  Reunião anual \n' }] });
  expect(saved.camposCustomizados).toEqual([{ ...field, valor: 'Reunião anual' }]);
});

test('Q-224 a quote without a payment type is stored without one', async () => {
  const request = await openRequest();
  const saved = await save(request, { ...(await typedAirQuote(clerk, request)), tipoPagamento: null });
  expect(saved.tipoPagamento).toBeNull();
  expect(await loaded(request, saved)).toEqual(saved);
});

test('Q-204 a reservation that has ended by now is refused, one that ends later or not at all is stored', async () => {
  const request = await openRequest();
  const typed = await typedAirQuote(clerk, request);
  const refused = {
    status: 422,
    errors: [{ campo: 'validadeReserva', chave: 'o_vencimento_da_reserva_deve_ser_maior_que_data_hora_atual' }],
  };
  const after = (minutes: number) => new Date(server.now().getTime() + minutes * 60_000).toISOString();
  await expect(save(request, { ...typed, validadeReserva: after(-1) })).rejects.toMatchObject(refused);
  await expect(save(request, { ...typed, validadeReserva: after(0) })).rejects.toMatchObject(refused);
  const saved = await save(request, { ...typed, validadeReserva: after(1) });
  expect(saved.validadeReserva).toBe(after(1));
  expect(await save(request, { ...saved, validadeReserva: null })).toMatchObject({ validadeReserva: null });
  const backward = await openRequest();
  const { id } = airServiceOf(backward);
  await server.db
    .update(servico)
    .set({ dados: sql`${servico.dados} || '{"retroativo": true}'` })
    .where(eq(servico.id, id));
  expect(await save(backward, { ...(await typedAirQuote(clerk, backward)), validadeReserva: after(-60) })).toMatchObject({ versao: 1 });
});

test('Q-132 an exchange rate is stored with six decimals, money with two; more than that is refused at its field', async () => {
  const request = await openRequest();
  const typed = await typedAirQuote(clerk, request);
  const currencies = await clerk.call(listLookup, { params: { entity: 'moedaEntity' } });
  const moeda = currencies.map(({ data }) => JSON.parse(data) as Currency).find(({ codigo }) => codigo === 'USD');
  if (!moeda) throw new Error('the demo has dollars');
  const saved = await save(request, { ...typed, moeda, cotacaoMoeda: 5.432_123, tarifa: 1000.01 });
  expect(await loaded(request, saved)).toMatchObject({ cotacaoMoeda: 5.432_123, tarifa: 1000.01 });
  await expect(save(request, { ...saved, cotacaoMoeda: 5.432_123_4, tarifa: 1000.011 })).rejects.toMatchObject({
    status: 422,
    errors: [{ campo: 'cotacaoMoeda' }, { campo: 'tarifa' }],
  });
});

test.each([
  [12, 0.12],
  [0.12, 0.12],
  [1, 1],
  [1.5, 0.015],
])('Q-213 a commission of %d is stored as the fraction %d', async (sent, stored) => {
  const request = await load(clerk, await hotelRequest());
  const typed = await TYPED_QUOTE.HOTEL(clerk, request);
  const saved = await saveHotel(request, { ...typed, tipoTarifa: 'COMISSIONADA', percentualComissao: sent, valorComissao: 10 });
  expect(saved.percentualComissao).toBe(stored);
  const again = serviceOf(await load(clerk, request.id), 'HOTEL').cotacoes.find(({ id }) => id === saved.id);
  expect(again?.percentualComissao).toBe(stored);
});

let hotel: Promise<number> | undefined;
/** The demo has few requests with a hotel: the tests share one, each with a quote of its own. */
function hotelRequest(): Promise<number> {
  hotel ??= takeRequest(server, 'COTACAO_AGENCIA', 1, 'HOTEL');
  return hotel;
}

test('Q-084 each of the eleven statuses of a quote is read as it is stored', async () => {
  const request = await openRequest();
  const saved = await save(request, await typedAirQuote(clerk, request));
  const read: (string | undefined)[] = [];
  for (const statusCotacao of STATUS_COTACAO) {
    await server.db.update(cotacao).set({ status: statusCotacao }).where(eq(cotacao.id, saved.id));
    read.push((await loaded(request, saved))?.statusCotacao);
  }
  expect(read).toEqual([
    'COTACAO_PENDENTE',
    'COTACAO_FINALIZADA',
    'COTACAO_CANCELADA',
    'EMISSAO_PENDENTE',
    'EMISSAO_ALTERACAO',
    'EMISSAO_ALTERADA',
    'EMISSAO_CANCELAMENTO_PENDENTE',
    'EMISSAO_CANCELADA',
    'EMISSAO_FINALIZADA',
    'COTACAO_EM_ANALISE',
    'APROVACAO',
  ]);
});

test('Q-085 each status of a request is read as it is stored; the finished one in the history alone', async () => {
  const { id } = await openRequest();
  for (const status of [
    'COTACAO_AGENCIA',
    'SELECAO_COTACAO',
    'EMISSAO',
    'EMISSAO_ALTERACAO',
    'FECHAMENTO',
    'CONFERENCIA',
    'APROVACAO_FECHAMENTO',
    'CANCELADA',
  ] as const) {
    await server.db.update(solicitacao).set({ status }).where(eq(solicitacao.id, id));
    expect((await load(clerk, id)).status).toBe(status);
  }
  await server.db.update(solicitacao).set({ status: 'FINALIZADO' }).where(eq(solicitacao.id, id));
  await expect(load(clerk, id)).rejects.toMatchObject({ status: 409 });
  expect((await loadFromHistory(clerk, id)).status).toBe('FINALIZADO');
});

test('Q-087 a new quote is OFFLINE and added by the agency, whatever its sender says', async () => {
  const request = await openRequest();
  const typed = await typedAirQuote(clerk, request);
  const saved = await save(request, { ...typed, tipo: null, tipoOrigemCotacao: null });
  expect(saved.tipoOrigemCotacao).toBe('SUPPLIER_ADD');
});
