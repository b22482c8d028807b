import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { StartError } from './start-error.ts';

test('without settings the server is a demo on this computer', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 4000,
    databaseUrl: undefined,
    demo: true,
    sandboxClientMinutes: 10,
    removedQuoteHours: 24,
  });
});

test('a database of somebody is not filled with invented data unless asked', () => {
  const DATABASE_URL = 'postgres://guiche@banco.example/guiche';
  expect(readConfig({ DATABASE_URL }).demo).toBe(false);
  expect(readConfig({ DATABASE_URL, GUICHE_DEMO: '1' }).demo).toBe(true);
});

test.each([
  ['PORT', 'quatro mil', 'PORT deve ser um número inteiro de 0 a 65535; o valor recebido foi "quatro mil".'],
  ['PORT', '70000', 'PORT deve ser um número inteiro de 0 a 65535; o valor recebido foi "70000".'],
  ['GUICHE_DEMO', 'sim', 'GUICHE_DEMO deve ser 0 ou 1; o valor recebido foi "sim".'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL deve ser um de fatal, error, warn, info, debug, trace, silent; o valor recebido foi "loud".'],
  [
    'GUICHE_SCRIPT_HOSTS',
    "https://a.exemplo 'unsafe-inline'",
    'GUICHE_SCRIPT_HOSTS deve ter endereços da forma https://servidor; o valor recebido foi "\'unsafe-inline\'".',
  ],
  ['GUICHE_METRICS_TOKEN', 'curto', 'GUICHE_METRICS_TOKEN deve ter ao menos 16 caracteres.'],
  ['DATABASE_URL', 'mysql://root:segredo@banco', 'DATABASE_URL deve ter a forma postgres://usuario:senha@servidor:5432/banco.'],
])('a wrong %s gives one sentence', (name, value, sentence) => {
  expect(() => readConfig({ [name]: value })).toThrow(new StartError(sentence));
});

const S3 = {
  GUICHE_S3_ENDPOINT: 'https://s3.example/',
  GUICHE_S3_BUCKET: 'anexos',
  GUICHE_S3_ACCESS_KEY: 'AKIDTESTE',
  GUICHE_S3_SECRET_KEY: 'segredo',
};

test('attached files are in the data folder, in another one, or in an S3-compatible store', () => {
  expect(readConfig({ GUICHE_DATA: '/dados' })).toMatchObject({ filesDir: '/dados/anexos', s3: undefined });
  expect(readConfig({ GUICHE_DATA: '/dados', GUICHE_FILES: '/rede/anexos' }).filesDir).toBe('/rede/anexos');
  expect(readConfig(S3).s3).toEqual({
    endpoint: 'https://s3.example',
    bucket: 'anexos',
    region: 'us-east-1',
    accessKeyId: 'AKIDTESTE',
    secretAccessKey: 'segredo',
    prefix: '',
  });
});

test.each([
  ['GUICHE_S3_SECRET_KEY', ' ', /^Falta GUICHE_S3_SECRET_KEY: /],
  ['GUICHE_S3_ENDPOINT', 's3.example', /^GUICHE_S3_ENDPOINT deve ter a forma /],
  ['GUICHE_S3_BUCKET', 'Anexos/segredo', /^GUICHE_S3_BUCKET deve ser /],
])('a wrong %s gives one sentence, without the values of the store', (name, value, sentence) => {
  expect(() => readConfig({ ...S3, [name]: value })).toThrow(StartError);
  expect(() => readConfig({ ...S3, [name]: value })).toThrow(sentence);
  expect(() => readConfig({ ...S3, [name]: value })).not.toThrow(/segredo/);
});

const SMTP = {
  GUICHE_SMTP_URL: 'smtps://guiche:segredo@mail.example:465',
  GUICHE_MAIL_FROM: 'Guichê <reservas@agencia.example>',
  GUICHE_PUBLIC_URL: 'https://guiche.agencia.example/',
};

test('e-mails go into the data folder, into another one, or through an SMTP server', () => {
  expect(readConfig({ GUICHE_DATA: '/dados' })).toMatchObject({ outboxDir: '/dados/outbox', smtp: undefined, publicUrl: undefined });
  expect(readConfig({ GUICHE_OUTBOX: '/rede/outbox' }).outboxDir).toBe('/rede/outbox');
  expect(readConfig(SMTP)).toMatchObject({
    smtp: { url: SMTP.GUICHE_SMTP_URL, from: SMTP.GUICHE_MAIL_FROM },
    publicUrl: 'https://guiche.agencia.example',
  });
});

const KEY = Buffer.alloc(32, 7).toString('base64');

test('B-062 the key of card data is 32 bytes', () => {
  expect(readConfig({}).cardKey).toBeUndefined();
  expect(readConfig({ GUICHE_CARD_KEY: KEY }).cardKey).toEqual(Buffer.alloc(32, 7));
});

test.each([
  ['GUICHE_PUBLIC_URL', '', /^Para enviar e-mails por SMTP são precisos /],
  ['GUICHE_PUBLIC_URL', 'https://guiche.example/segredo', /^GUICHE_PUBLIC_URL deve ter a forma /],
  ['GUICHE_SMTP_URL', 'http://mail.example/segredo', /^GUICHE_SMTP_URL deve ter a forma /],
  ['GUICHE_MAIL_FROM', 'segredo', /^GUICHE_MAIL_FROM deve ter a forma /],
  ['GUICHE_CARD_KEY', 'segredo', /^GUICHE_CARD_KEY deve ter 32 bytes /],
])('a wrong %s %s gives one sentence, without the values', (name, value, sentence) => {
  expect(() => readConfig({ ...SMTP, [name]: value })).toThrow(StartError);
  expect(() => readConfig({ ...SMTP, [name]: value })).toThrow(sentence);
  expect(() => readConfig({ ...SMTP, [name]: value })).not.toThrow(/segredo/);
});
