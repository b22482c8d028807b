import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sendBookingEmail, writeBookingText } from '@guiche/contract/booking-email';
import { CallError } from '@guiche/contract/client';
import { listQuoteLog, SAVE_QUOTE } from '@guiche/contract/quotes';
import { listRequestLog } from '@guiche/contract/requests';
import { bookingChanges, sentBookings } from '@guiche/domain/booking-email';
import { desc, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { escritaFeita } from '../db/schema/escrita.ts';
import { linkCartao, reservaEmail, vistaCartao } from '../db/schema/reserva.ts';
import { cotacao } from '../db/schema/solicitacao.ts';
import { dropOutdated } from '../drop-outdated.ts';
import { bookable, bookingOf, type Person, serverForFile, TEST_CARD, type TestServer } from '../test-support/index.ts';

let server: TestServer;
let clerk: Person;
serverForFile((demo) => {
  ({ server, clerk } = demo);
});

const NUMBER = TEST_CARD.numero;
const HIDDEN = [NUMBER, '4111 1111 1111 1111', `"${TEST_CARD.cvv}"`];

/** The messages in the outbox, decoded as far as their text needs it. */
async function sent(): Promise<string[]> {
  const names = await readdir(server.config.outboxDir).catch(() => []);
  const files = await Promise.all(names.toSorted().map((name) => readFile(join(server.config.outboxDir, name), 'utf8')));
  return files.map((file) =>
    file.replaceAll('=\r\n', '').replace(/(?:=[\dA-F]{2})+/g, (coded) => Buffer.from(coded.replaceAll('=', ''), 'hex').toString('utf8')),
  );
}

const linkIn = (text: string) => /https?:\/\/\S+\/api\/cartao\/[\w-]{43}/.exec(text)?.[0] ?? '';

function refused(status: number): (reason: unknown) => CallError {
  return (reason) => {
    expect(reason).toBeInstanceOf(CallError);
    const error = reason as CallError;
    expect(error.status).toBe(status);
    return error;
  };
}

async function storedLink(cotacaoId: string) {
  const rows = await server.db.select().from(linkCartao).where(eq(linkCartao.cotacaoId, cotacaoId)).orderBy(desc(linkCartao.criadoEm));
  return rows[0];
}

const press = (link: string, language = 'pt-BR') =>
  fetch(link, {
    method: 'POST',
    headers: { 'accept-language': language, 'content-type': 'application/x-www-form-urlencoded', 'user-agent': 'Hotel/1' },
  });

test('Q-184 Q-280 a booking is a real message to the hotel, and its ticket is returned', async () => {
  const { request, quote, body } = await bookable({ server, clerk });
  const { ticket } = await clerk.call(sendBookingEmail, { body });
  const [row] = await server.db.select().from(reservaEmail).where(eq(reservaEmail.id, ticket.id));
  expect(row).toMatchObject({ cotacaoId: quote.id, solicitacaoUuid: request.uuid, usuarioId: clerk.user.id, enviadaEm: server.now() });
  const message = (await sent()).at(-1) ?? '';
  expect(message).toContain('<reservas@boaviagem.test>');
  expect(message).toContain('Hotel: Hotel Boa Viagem');
  expect(message).toContain(`Hóspedes: ${body.viajantes}`);
  expect(message).toContain(`Empresa: ${request.empresa.nome}`);
  expect(message).toContain('Tipo de cama: Cama de casal');
  expect(message).toContain(`Nossa referência: solicitação ${request.idSolicitacao}`);
});

test('Q-184 B-034 a booking that was sent is in the logs of its request and its quote, once: who, when, which hotel, which address', async () => {
  const { request, quote, body } = await bookable({ server, clerk }, { nome: 'Hotel do Registro', email: 'registro@boaviagem.test' });
  const idempotencyKey = 'reserva-no-registro';
  server.pass(1);
  await clerk.call(sendBookingEmail, { body, idempotencyKey });
  await clerk.call(sendBookingEmail, { body, idempotencyKey });
  // The text that is copied is sent by nobody yet.
  await clerk.call(writeBookingText, { body });
  const log = await clerk.call(listQuoteLog, { params: { id: quote.id } });
  expect(sentBookings(log)).toEqual([{ em: server.now().toISOString(), usuario: clerk.user.name, email: 'registro@boaviagem.test' }]);
  const entries = await clerk.call(listRequestLog, { params: { uuid: request.uuid } });
  expect(entries.filter(({ alteracoes = [] }) => JSON.stringify(alteracoes).includes('Hotel do Registro'))).toEqual([
    {
      tipoAlteracaoSolicitacao: 'RESERVA_ENVIADA',
      user: { name: clerk.user.name },
      date: server.now().toISOString(),
      usuarioAnterior: null,
      alteracoes: bookingChanges({ nome: 'Hotel do Registro', email: 'registro@boaviagem.test' }),
    },
  ]);
  expect(JSON.stringify([log, entries])).not.toMatch(/4111|ANA LIMA/);
});

test('B-062 of a card the message and the copied text have brand, last four digits, holder, expiry and a link alone', async () => {
  const { quote, body } = await bookable({ server, clerk });
  await clerk.call(sendBookingEmail, { body });
  const text = await clerk.call(writeBookingText, { body });
  for (const written of [(await sent()).at(-1) ?? '', text]) {
    expect(written).toContain('Cartão: Visa final 1111, em nome de ANA LIMA, validade 12/30');
    expect(linkIn(written)).not.toBe('');
    for (const hidden of [...HIDDEN, TEST_CARD.cvv]) expect(written.replace(linkIn(written), '')).not.toContain(hidden);
  }
  // Nor does it lie in the database, of which the log keeps every statement, nor in the log.
  const token = linkIn(text).split('/').at(-1) ?? '';
  const tables = await Promise.all([
    server.db.select().from(linkCartao),
    server.db.select().from(escritaFeita),
    server.db.select().from(reservaEmail),
    server.db.select().from(cotacao).where(eq(cotacao.id, quote.id)),
  ]);
  for (const place of [JSON.stringify(tables), server.log.join('\n')]) {
    for (const hidden of [...HIDDEN, token]) expect(place).not.toContain(hidden);
  }
});

test('B-062 a number that somebody typed into another field is not sent', async () => {
  const { body } = await bookable({ server, clerk }, { tipoApartamento: `Standard ${NUMBER}` });
  expect(await clerk.call(writeBookingText, { body })).toContain('Tipo de apartamento: Standard •••• 1111');
});

test('Q-180 what is missing is refused with its labels, and nothing is sent', async () => {
  const before = (await sent()).length;
  const { body } = await bookable({ server, clerk }, { tipoCama: null, email: null });
  for (const call of [sendBookingEmail, writeBookingText]) {
    const error = refused(422)(await clerk.call(call, { body }).catch((reason: unknown) => reason));
    expect(error.errors).toEqual([
      {
        tipo: 'ERROR',
        titulo: 'Preencha os campos obrigatórios: Tipo de cama, E-mail do hotel',
        chave: 'preencha_os_campos_obrigatorios',
        parametros: { campos: 'Tipo de cama, E-mail do hotel' },
      },
    ]);
  }
  const { body: whole } = await bookable({ server, clerk });
  const { cartao: _card, ...cardless } = whole;
  const error = refused(422)(await clerk.call(sendBookingEmail, { body: cardless }).catch((reason: unknown) => reason));
  expect(error.errors[0]?.parametros).toEqual({
    campos: 'Número do cartão, Nome no cartão, Validade do cartão, Código de verificação',
  });
  expect(await sent()).toHaveLength(before);
});

test('Q-180 a card that cannot be charged is refused at its fields, and no refusal repeats it', async () => {
  const { body } = await bookable({ server, clerk });
  const wrong = { ...body, cartao: { ...TEST_CARD, numero: '4111111111111112', validade: '1220' } };
  const error = refused(422)(await clerk.call(sendBookingEmail, { body: wrong }).catch((reason: unknown) => reason));
  expect(error.errors.map(({ chave, campo }) => [chave, campo])).toEqual([
    ['numero_cartao_invalido', 'cartao.numero'],
    ['cartao_vencido', 'cartao.validade'],
  ]);
  const shapeless = { ...body, cartao: { ...TEST_CARD, numero: '4111-1111-1111-1111' } };
  const shape = refused(422)(await clerk.call(sendBookingEmail, { body: shapeless }).catch((reason: unknown) => reason));
  expect(JSON.stringify([error.errors, shape.errors])).not.toContain('4111');
});

test('Q-281 without a card payment there is neither a card nor a link', async () => {
  const { quote, body } = await bookable({ server, clerk }, { pix: 'reservas@boaviagem.test' }, 'FATURADO');
  expect(body).not.toHaveProperty('cartao');
  // A card that is sent all the same goes nowhere.
  const text = await clerk.call(writeBookingText, { body: { ...body, cartao: TEST_CARD } });
  expect(text).toContain('Forma de pagamento: Faturado');
  expect(text).toContain('Chave Pix: reservas@boaviagem.test');
  expect(text).not.toMatch(/Cartão|api\/cartao/);
  expect(await storedLink(quote.id)).toBeUndefined();
});

test('Q-025 another agency books no hotel by e-mail', async () => {
  const stranger = await server.logIn('consultor@rotasul.demo');
  const { body } = await bookable({ server, clerk });
  for (const call of [sendBookingEmail, writeBookingText]) {
    const error = refused(403)(await stranger.call(call, { body }).catch((reason: unknown) => reason));
    expect(error.errors[0]).toMatchObject({ chave: 'sem_permissao' });
  }
});

test('Q-184 a hotel that was given up is not booked again: what was cancelled, and what waits for its cancellation', async () => {
  const { quote, body } = await bookable({ server, clerk });
  const before = (await sent()).length;
  for (const status of ['EMISSAO_CANCELADA', 'EMISSAO_CANCELAMENTO_PENDENTE']) {
    await server.db.update(cotacao).set({ status }).where(eq(cotacao.id, quote.id));
    for (const call of [sendBookingEmail, writeBookingText]) {
      const error = refused(422)(await clerk.call(call, { body }).catch((reason: unknown) => reason));
      expect(error.errors).toMatchObject([{ chave: 'reserva_de_cotacao_cancelada' }]);
    }
  }
  expect(await sent()).toHaveLength(before);
});

test('Q-280 a quote that was saved since is a 409 with what is stored', async () => {
  const { request, quote, body } = await bookable({ server, clerk });
  const later = await clerk.call(SAVE_QUOTE.HOTEL, {
    params: { idViagem: request.id, tipoServico: 'hotel' },
    body: { ...quote, tarifa: 950 },
  });
  const error = refused(409)(await clerk.call(sendBookingEmail, { body }).catch((reason: unknown) => reason));
  expect(error.body).toMatchObject({ atual: { cotacao: { id: quote.id, versao: later.versao } } });
});

test('Q-185 a message that is not sent is a 502: its card is gone, the same key sends it once the reason is gone', async () => {
  const { quote, body } = await bookable({ server, clerk }, { email: 'reservas@falha.test' });
  const before = (await sent()).length;
  const idempotencyKey = 'reserva-que-falha';
  const error = refused(502)(await clerk.call(sendBookingEmail, { body, idempotencyKey }).catch((reason: unknown) => reason));
  expect(error.errors[0]).toMatchObject({ chave: 'erro_ao_enviar_email_via_zendesk' });
  expect(await storedLink(quote.id)).toBeUndefined();
  expect(sentBookings(await clerk.call(listQuoteLog, { params: { id: quote.id } }))).toEqual([]);
  refused(502)(await clerk.call(sendBookingEmail, { body, idempotencyKey }).catch((reason: unknown) => reason));
  // The mail server takes the address again; the version that the clerk saw stays.
  await server.db
    .update(cotacao)
    .set({ dados: sql`${cotacao.dados} || '{"email":"reservas@hotel.test"}'::jsonb` })
    .where(eq(cotacao.id, quote.id));
  const first = await clerk.call(sendBookingEmail, { body, idempotencyKey });
  expect(await clerk.call(sendBookingEmail, { body, idempotencyKey })).toEqual(first);
  expect(await sent()).toHaveLength(before + 1);
  const tickets = await server.db.select().from(reservaEmail).where(eq(reservaEmail.cotacaoId, quote.id));
  expect(tickets.map(({ id }) => id)).toEqual([first.ticket.id]);
});

test('Q-280 a booking that is sent twice at once with its key is one message', async () => {
  const { body } = await bookable({ server, clerk });
  const before = (await sent()).length;
  const twice = await Promise.allSettled([1, 2].map(() => clerk.call(sendBookingEmail, { body, idempotencyKey: 'duas-vezes' })));
  expect(twice.some(({ status }) => status === 'fulfilled')).toBe(true);
  for (const one of twice) if (one.status === 'rejected') refused(503)(one.reason);
  expect(await sent()).toHaveLength(before + 1);
});

test('B-062 the link shows a button first, counts no look at it, and says nothing of the card', async () => {
  const { quote, body } = await bookable({ server, clerk });
  const link = linkIn(await clerk.call(writeBookingText, { body }));
  for (const language of ['pt-BR', 'en', 'es']) {
    const answer = await fetch(link, { headers: { 'accept-language': language } });
    const page = await answer.text();
    expect(answer.status).toBe(200);
    expect(page).toContain(`<html lang="${language}">`);
    expect(page).toMatch(/Ver dados do cartão|Show card data|Ver los datos de la tarjeta/);
    expect(page).not.toMatch(/1111|ANA LIMA|737/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-robots-tag')).toContain('noindex');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'nonce-[^']+'; form-action 'self'/);
  }
  expect(await storedLink(quote.id)).toMatchObject({ vistas: 0 });
});

test('B-062 three views are shown and logged; the first has the code, after the third nothing of the card is kept', async () => {
  const { quote, body } = await bookable({ server, clerk });
  const link = linkIn(await clerk.call(writeBookingText, { body }));
  const stored = await storedLink(quote.id);
  expect(stored?.terminaEm).toEqual(new Date(server.now().getTime() + 72 * 3_600_000));
  const pages: string[] = [];
  for (let view = 1; view <= 3; view++) {
    pages.push(await (await press(link)).text());
    expect(await storedLink(quote.id)).toMatchObject({ vistas: view, codigo: null });
  }
  for (const page of pages) expect(page).toContain('4111 1111 1111 1111');
  expect(pages.map((page) => page.includes('>737<'))).toEqual([true, false, false]);
  expect(await storedLink(quote.id)).toMatchObject({ numero: null, codigo: null });
  const last = await press(link);
  expect(last.status).toBe(410);
  expect(await last.text()).toContain('Este link já foi aberto 3 vezes');
  const views = await server.db
    .select()
    .from(vistaCartao)
    .where(eq(vistaCartao.linkId, stored?.id ?? ''));
  expect(views.map(({ programa, comCodigo }) => [programa, comCodigo]).toSorted()).toEqual([
    ['Hotel/1', false],
    ['Hotel/1', false],
    ['Hotel/1', true],
  ]);
  expect(server.log.filter((line) => line.includes('card link opened') && line.includes(stored?.id ?? '?'))).toHaveLength(4);
});

test('B-062 of many views at once three are shown', async () => {
  const { body } = await bookable({ server, clerk });
  const link = linkIn(await clerk.call(writeBookingText, { body }));
  const answers = await Promise.all(Array.from({ length: 8 }, () => press(link)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 410, 410, 410, 410, 410]);
});

test('B-062 the code of an issued quote is not shown, and is erased', async () => {
  const { quote, body } = await bookable({ server, clerk });
  const link = linkIn(await clerk.call(writeBookingText, { body }));
  await server.db.update(cotacao).set({ status: 'EMISSAO_FINALIZADA' }).where(eq(cotacao.id, quote.id));
  await dropOutdated(server);
  expect(await storedLink(quote.id)).toMatchObject({ codigo: null, numero: expect.any(String) });
  const page = await (await press(link)).text();
  expect(page).toContain('4111 1111 1111 1111');
  expect(page).not.toContain('>737<');
});

test('Q-188 the body of a booking has these fields, and is refused without one of them', async () => {
  const { request, quote, body } = await bookable({ server, clerk });
  expect(Object.keys(bookingOf(request, quote)).toSorted()).toEqual([
    'cartao',
    'cliente',
    'consolidadoraInterna',
    'cotacao',
    'formaPagamento',
    'idViagem',
    'pagoComCartao',
    'pix',
    'quantidadeDiarias',
    'viajantes',
  ]);
  for (const name of ['cliente', 'viajantes', 'formaPagamento', 'consolidadoraInterna', 'pagoComCartao', 'idViagem', 'pix'] as const) {
    const { [name]: _left, ...rest } = body;
    refused(422)(await clerk.call(sendBookingEmail, { body: rest as typeof body }).catch((reason: unknown) => reason));
  }
});

test('B-062 after 72 hours the link says that it has ended, and number and code are erased', async () => {
  const { quote, body } = await bookable({ server, clerk });
  const link = linkIn(await clerk.call(writeBookingText, { body }));
  server.pass(72 * 60);
  const answers = [await fetch(link), await press(link)];
  for (const answer of answers) {
    expect(answer.status).toBe(410);
    expect(await answer.text()).toContain('Este link terminou');
  }
  await dropOutdated(server);
  expect(await storedLink(quote.id)).toMatchObject({ numero: null, codigo: null, vistas: 0 });
  const unknown = await fetch(`${link.slice(0, -43)}${'a'.repeat(43)}`);
  expect([unknown.status, await unknown.text()]).toEqual([404, expect.stringContaining('Link não encontrado')]);
});
