import { CallError, conflictOf } from '@guiche/contract/client';
import { CANCEL_ISSUE, cancelHotelReservation } from '@guiche/contract/fines';
import { listQuoteLog } from '@guiche/contract/quotes';
import type { HotelQuote, Quote } from '@guiche/domain/entities';
import type { TipoServico } from '@guiche/domain/enums';
import { cancellationCalculation } from '@guiche/domain/fines';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { cotacao } from '../db/schema/solicitacao.ts';
import { chosenOf, issueToEnd, load, type Person, serverForFile, type TestServer } from '../test-support/index.ts';

let server: TestServer;
let clerk: Person;
serverForFile((demo) => {
  ({ server, clerk } = demo);
});

const stay = (codigoReserva: string | null = 'HB1') => issueToEnd({ server, clerk }, 'HOTEL', 'CANCELAMENTO', { codigoReserva });
const cancelStay = ({ id, versao }: HotelQuote, multa: number | null, idempotencyKey?: string) =>
  clerk.call(cancelHotelReservation, {
    params: { idCotacao: id },
    body: { versao, multa },
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  });
type Through = Exclude<TipoServico, never>;
const cancelThrough = (kind: Through, idServico: string, { id, versao }: Quote, changes: object = {}): Promise<Quote> =>
  clerk.call(CANCEL_ISSUE[kind], { params: { idServico }, body: { idCotacao: id, versao, multa: null, ...changes } });
const failure = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );
const keysOf = async (call: Promise<unknown>) => {
  const error = await failure(call);
  return error instanceof CallError ? error.errors.map(({ chave }) => chave) : error;
};
const share = (quote: Quote, part: 'none' | 'half' | 'all') =>
  part === 'none' ? 0 : part === 'all' ? quote.total : Math.round(quote.total * 50) / 100;

test.each([
  ['none', 'ESTORNO'],
  ['half', 'REEMBOLSO'],
  ['all', null],
] as const)(
  'Q-151 Q-160 Q-249 a reservation is cancelled with %s of its total as fine, which gives the option %s',
  async (part, opcaoSaldo) => {
    const { request, quote } = await stay();
    const multa = share(quote, part);
    const cancelled = await cancelStay(quote, multa);
    expect(cancelled).toEqual({
      ...quote,
      versao: quote.versao + 1,
      statusCotacao: 'EMISSAO_CANCELADA',
      multa,
      opcaoSaldo,
      dataCancelamento: server.now().toISOString(),
    });
    expect(chosenOf(await load(clerk, request.id), 'HOTEL')).toEqual(cancelled);
    const [entry] = await clerk.call(listQuoteLog, { params: { id: quote.id } });
    expect(entry).toMatchObject({ acao: 'CANCELAR', calculo: cancellationCalculation(quote, { multa, credito: null }) });
  },
);

test('Q-151 a fine above the total is refused with both amounts, an empty or negative one as well, and nothing is cancelled', async () => {
  const { request, quote } = await stay('RECUSA1');
  const refused = await failure(cancelStay(quote, Math.round(quote.total * 100 + 1) / 100));
  expect(refused).toMatchObject({ status: 422, errors: [{ chave: 'multa_maior_que_o_total', campo: 'multa' }] });
  expect((refused as CallError).errors[0]?.titulo).toMatch(/R\$\s[\d.,]+.*R\$\s[\d.,]+/);
  for (const multa of [null, -1]) expect(await keysOf(cancelStay(quote, multa))).toEqual(['multa_invalida']);
  expect(chosenOf(await load(clerk, request.id), 'HOTEL')).toEqual(quote);
});

test('Q-249 a supplier that refuses says why in the description, and nothing changes', async () => {
  const { request, quote } = await stay('recusa-77');
  const refused = await failure(cancelStay(quote, 0));
  expect(refused).toMatchObject({
    status: 422,
    body: [{ chave: 'reserva_nao_cancelada', descricao: 'A reserva recusa-77 não aceita mais cancelamento: o prazo do hotel terminou.' }],
  });
  expect(chosenOf(await load(clerk, request.id), 'HOTEL')).toEqual(quote);
});

test('Q-249 a supplier that does not answer leaves the issue as it was; the same call may be sent again', async () => {
  const { request, quote } = await stay('MUDO-1');
  const silent = await failure(cancelStay(quote, 0, 'mesma-chave'));
  expect(silent).toMatchObject({ status: 502, errors: [{ chave: 'fornecedor_nao_respondeu' }] });
  expect(chosenOf(await load(clerk, request.id), 'HOTEL')).toEqual(quote);
  const [row] = await server.db.select().from(cotacao).where(eq(cotacao.id, quote.id));
  await server.db
    .update(cotacao)
    .set({ dados: { ...row?.dados, codigoReserva: 'HB2' } })
    .where(eq(cotacao.id, quote.id));
  expect(await cancelStay(quote, 0, 'mesma-chave')).toMatchObject({ statusCotacao: 'EMISSAO_CANCELADA' });
});

test('Q-249 a slow supplier keeps nobody else waiting', async () => {
  const { quote } = await stay('LENTO-1');
  const slow = cancelStay(quote, 0);
  const began = performance.now();
  const { quote: other } = await stay();
  expect(await cancelStay(other, 0)).toMatchObject({ statusCotacao: 'EMISSAO_CANCELADA' });
  expect(performance.now() - began).toBeLessThan(2000);
  expect(await slow).toMatchObject({ statusCotacao: 'EMISSAO_CANCELADA' });
});

test('Q-249 a reservation without a code was made by hand, and no supplier is asked', async () => {
  const { quote } = await stay(null);
  expect(await cancelStay(quote, 0)).toMatchObject({ statusCotacao: 'EMISSAO_CANCELADA', opcaoSaldo: 'ESTORNO' });
});

test('B-060 B-061 a reservation is cancelled once: the same call gets the same answer, another one is told who was first', async () => {
  const { quote } = await stay();
  const cancelled = await cancelStay(quote, 0, 'reserva-uma-vez');
  expect(await cancelStay(quote, 0, 'reserva-uma-vez')).toEqual(cancelled);
  const late = await failure(cancelStay(quote, 0));
  expect(conflictOf(cancelHotelReservation, late)?.atual).toMatchObject({ cotacao: cancelled, alteradaPor: clerk.user.name });
});

test.each(['CARRO', 'RODOVIARIO'] as const)(
  'Q-151 Q-250 an issued service of %s is cancelled with its fine, which gives the option',
  async (kind) => {
    const { request, idServico, quote } = await issueToEnd({ server, clerk }, kind, 'CANCELAMENTO');
    expect(await keysOf(cancelThrough(kind, idServico, quote))).toEqual(['multa_invalida']);
    expect(await keysOf(cancelThrough(kind, idServico, quote, { multa: quote.total + 1 }))).toEqual(['multa_maior_que_o_total']);
    const multa = share(quote, 'half');
    const cancelled = await cancelThrough(kind, idServico, quote, { multa, opcaoSaldo: 'ESTORNO' });
    expect(cancelled).toEqual({
      ...quote,
      versao: quote.versao + 1,
      statusCotacao: 'EMISSAO_CANCELADA',
      multa,
      opcaoSaldo: 'REEMBOLSO',
      dataCancelamento: server.now().toISOString(),
    });
    expect(chosenOf(await load(clerk, request.id), kind)).toEqual(cancelled);
    const [entry] = await clerk.call(listQuoteLog, { params: { id: quote.id } });
    expect(entry).toMatchObject({ acao: 'CANCELAR', calculo: cancellationCalculation(quote, { multa, credito: null }) });
  },
);

test('Q-151 Q-250 of another service the option is chosen, and a slip of the hand above its total is refused', async () => {
  const { request, idServico, quote } = await issueToEnd({ server, clerk }, 'OUTROS', 'CANCELAMENTO');
  const multa = quote.total + 1;
  await expect(cancelThrough('OUTROS', idServico, quote, { multa, opcaoSaldo: 'REEMBOLSO' })).rejects.toMatchObject({
    status: 422,
    errors: [expect.objectContaining({ chave: 'multa_maior_que_o_total' })],
  });
  expect(chosenOf(await load(clerk, request.id), 'OUTROS')).toEqual(quote);
  expect(await cancelThrough('OUTROS', idServico, quote, { multa: quote.total, opcaoSaldo: 'REEMBOLSO' })).toMatchObject({
    statusCotacao: 'EMISSAO_CANCELADA',
    multa: quote.total,
    opcaoSaldo: 'REEMBOLSO',
  });
});

test.each(['AEREO', 'HOTEL', 'CARRO', 'RODOVIARIO', 'OUTROS'] as const)(
  'Q-157 Q-250 an issue of %s that was never issued is called off, without a fine',
  async (kind) => {
    const { request, idServico, quote } = await issueToEnd({ server, clerk }, kind, 'DESISTENCIA');
    const calledOff = await cancelThrough(kind, idServico, quote);
    expect(calledOff).toEqual({ ...quote, versao: quote.versao + 1, statusCotacao: 'COTACAO_CANCELADA' });
    expect(chosenOf(await load(clerk, request.id), kind)).toEqual(calledOff);
    const [entry] = await clerk.call(listQuoteLog, { params: { id: quote.id } });
    expect([entry?.acao, entry?.calculo]).toEqual(['CANCELAR', undefined]);
  },
);

test.each(['AEREO', 'HOTEL'] as const)('Q-157 an issued service of %s is not called off: it has a fine', async (kind) => {
  const { request, idServico, quote } = await issueToEnd({ server, clerk }, kind, 'CANCELAMENTO');
  expect(await keysOf(cancelThrough(kind, idServico, quote, { multa: 0 }))).toEqual(['emissao_ja_emitida']);
  expect(chosenOf(await load(clerk, request.id), kind)).toEqual(quote);
});

test('Q-250 the service in the path is the one of the quote, and of its kind', async () => {
  const one = await issueToEnd({ server, clerk }, 'CARRO', 'CANCELAMENTO');
  const other = await issueToEnd({ server, clerk }, 'CARRO', 'CANCELAMENTO');
  const unknown = ['emissao_nao_identificada'];
  expect(await keysOf(cancelThrough('CARRO', other.idServico, one.quote, { multa: 0 }))).toEqual(unknown);
  expect(await keysOf(cancelThrough('RODOVIARIO', one.idServico, one.quote, { multa: 0 }))).toEqual(unknown);
});

test('B-061 an issue of a service that somebody cancelled first is refused with what is there', async () => {
  const { idServico, quote } = await issueToEnd({ server, clerk }, 'CARRO', 'CANCELAMENTO');
  const cancelled = await cancelThrough('CARRO', idServico, quote, { multa: 0 });
  const late = await failure(cancelThrough('CARRO', idServico, quote, { multa: 0 }));
  expect(conflictOf(CANCEL_ISSUE.CARRO, late)?.atual).toMatchObject({ cotacao: cancelled });
});
