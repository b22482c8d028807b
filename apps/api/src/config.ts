import { resolve } from 'node:path';
import { DEMO_REQUESTS } from './demo/demo-stages.ts';
import { StartError } from './start-error.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** An S3-compatible file store. */
export interface S3Settings {
  /** Its address, without a slash at the end; the bucket is the first part of the path. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Put before the names of the files: `guiche/`, or nothing. */
  readonly prefix: string;
}

/** An SMTP server. */
export interface SmtpSettings {
  /** `smtps://user:password@host:465`, or `smtp://` for one that begins unencrypted. */
  readonly url: string;
  /** The sender of every message: `Guichê <reservas@agencia.example>`. */
  readonly from: string;
}

/** Everything that differs between one installation and another. */
export interface Config {
  readonly host: string;
  /** 0 asks the system for a free port. */
  readonly port: number;
  /** Absolute path of the folder that holds everything the server writes. */
  readonly dataDir: string;
  /** A PostgreSQL server; absent means the embedded engine under `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Absolute path of the folder with the attached files; not used with `s3`. */
  readonly filesDir: string;
  /** The store of the attached files, in place of a folder. */
  readonly s3: S3Settings | undefined;
  /** The SMTP server that sends e-mails, in place of a folder. */
  readonly smtp: SmtpSettings | undefined;
  /** Absolute path of the folder into which e-mails are written; not used with `smtp`. */
  readonly outboxDir: string;
  /** The address of this server as people outside reach it, without a slash at the end; absent means as the caller wrote it. */
  readonly publicUrl: string | undefined;
  /** The key of 32 bytes that encrypts card data; absent means one in `dataDir`. */
  readonly cardKey: Uint8Array | undefined;
  readonly logLevel: LogLevel;
  /** Fill an empty database with demo data. */
  readonly demo: boolean;
  /** How many requests the demo data have. */
  readonly demoRequests: number;
  /** Minutes after which the sandbox client answers the quotes it analyses; 0 never answers. */
  readonly sandboxClientMinutes: number;
  /** Seconds between two runs of the sandbox client; with 0 it runs only when its call is made. */
  readonly sandboxClientSeconds: number;
  /** Milliseconds that the slow consolidators of the sandbox take for a search. */
  readonly sandboxSearchMs: number;
  /** Milliseconds that the sandbox takes to test a credential. */
  readonly sandboxTestMs: number;
  /** Hours after which a session ends, however busy it is. */
  readonly sessionHours: number;
  /** Minutes without a call after which a session ends. */
  readonly sessionIdleMinutes: number;
  /** The most sessions of one person; the one that was not used for longest ends. */
  readonly sessionsPerPerson: number;
  /** Hours in which a removed quote can be brought back: longer than any screen offers it, because a call may arrive late. */
  readonly removedQuoteHours: number;
  /** Check every response against the contract: for development and tests. */
  readonly checkAnswers: boolean;
  /** The most connections to a PostgreSQL server; the embedded engine has one. */
  readonly poolSize: number;
  /** Milliseconds until a statement is given up. */
  readonly statementMs: number;
  /** Milliseconds that a statement waits for a locked row. */
  readonly lockMs: number;
  /** Milliseconds after which a PostgreSQL server ends a transaction in which nothing happens. */
  readonly idleTransactionMs: number;
  /** Milliseconds that a call waits for a free connection. */
  readonly poolWaitMs: number;
  /** Free bytes on the disk of the embedded engine below which the server is not ready. */
  readonly diskFreeBytes: number;
  /** Milliseconds in which a request must have arrived whole, body included. */
  readonly requestMs: number;
  /** The most connections of one address; 0 sets no limit. */
  readonly connectionsPerAddress: number;
  /** Milliseconds that running calls get when the server ends. */
  readonly closeMs: number;
  /** What monitoring shows to read the figures of the server; absent means that there are none. */
  readonly metricsToken: string | undefined;
  /** Read the caller's address from `X-Forwarded-For`: only behind your own proxy. */
  readonly trustProxy: boolean;
  /** Hosts of third parties whose scripts the app was built to load; the pages' policy allows these. @see A-009, A-174 */
  readonly scriptHosts: readonly string[];
  /** Absolute path of the built app; a folder that does not exist means API only. */
  readonly webDir: string;
}

const MEGABYTE = 1024 * 1024;

type Environment = Readonly<Record<string, string | undefined>>;

function text(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === '' ? undefined : value;
}

function wholeNumber(env: Environment, name: string, fallback: number, min: number, max: number): number {
  const value = text(env, name);
  if (value === undefined) return fallback;
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < min || number > max) {
    throw new StartError(`${name} deve ser um número inteiro de ${min} a ${max}; o valor recebido foi "${value}".`);
  }
  return number;
}

/** A setting in whole seconds. */
function milliseconds(env: Environment, name: string, fallback: number, max: number): number {
  return wholeNumber(env, name, fallback, 1, max) * 1000;
}

function flag(env: Environment, name: string, fallback: boolean): boolean {
  const value = text(env, name);
  if (value === undefined) return fallback;
  if (value !== '0' && value !== '1') throw new StartError(`${name} deve ser 0 ou 1; o valor recebido foi "${value}".`);
  return value === '1';
}

function logLevel(env: Environment): LogLevel {
  const value = text(env, 'LOG_LEVEL') ?? 'warn';
  const level = LOG_LEVELS.find((candidate) => candidate === value);
  if (!level) throw new StartError(`LOG_LEVEL deve ser um de ${LOG_LEVELS.join(', ')}; o valor recebido foi "${value}".`);
  return level;
}

function databaseUrl(env: Environment): string | undefined {
  const value = text(env, 'DATABASE_URL');
  // The value may hold a password, so the sentence does not repeat it.
  if (value !== undefined && !(URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol))) {
    throw new StartError('DATABASE_URL deve ter a forma postgres://usuario:senha@servidor:5432/banco.');
  }
  return value;
}

/** The S3-compatible store, once one of its settings is there. No sentence repeats a value: it may be a secret in the wrong place. */
function s3Settings(env: Environment): S3Settings | undefined {
  const names = ['GUICHE_S3_ENDPOINT', 'GUICHE_S3_BUCKET', 'GUICHE_S3_ACCESS_KEY', 'GUICHE_S3_SECRET_KEY'] as const;
  if (names.every((name) => text(env, name) === undefined)) return undefined;
  const required = (name: (typeof names)[number]): string => {
    const value = text(env, name);
    if (value === undefined) throw new StartError(`Falta ${name}: para guardar anexos em S3 são precisos ${names.join(', ')}.`);
    return value;
  };
  const endpoint = required('GUICHE_S3_ENDPOINT').replace(/\/+$/, '');
  if (!URL.canParse(endpoint) || !/^https?:$/.test(new URL(endpoint).protocol)) {
    throw new StartError('GUICHE_S3_ENDPOINT deve ter a forma https://servidor.');
  }
  const bucket = required('GUICHE_S3_BUCKET');
  if (!/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/.test(bucket)) throw new StartError('GUICHE_S3_BUCKET deve ser o nome de um bucket.');
  return {
    endpoint,
    bucket,
    region: text(env, 'GUICHE_S3_REGION') ?? 'us-east-1',
    accessKeyId: required('GUICHE_S3_ACCESS_KEY'),
    secretAccessKey: required('GUICHE_S3_SECRET_KEY'),
    prefix: text(env, 'GUICHE_S3_PREFIX') ?? '',
  };
}

function publicUrl(env: Environment): string | undefined {
  const value = text(env, 'GUICHE_PUBLIC_URL')?.replace(/\/+$/, '');
  if (value === undefined) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  // Browsers and mail programs must find the paths of this server below it.
  if (!url || !/^https?:$/.test(url.protocol) || url.origin !== value) {
    throw new StartError('GUICHE_PUBLIC_URL deve ter a forma https://guiche.agencia.com.br.');
  }
  return value;
}

/** The SMTP server, once one of its settings is there. No sentence repeats a value: the address may hold a password. */
function smtpSettings(env: Environment): SmtpSettings | undefined {
  const [url, from] = [text(env, 'GUICHE_SMTP_URL'), text(env, 'GUICHE_MAIL_FROM')];
  if (url === undefined && from === undefined) return undefined;
  if (url === undefined || from === undefined || publicUrl(env) === undefined) {
    throw new StartError('Para enviar e-mails por SMTP são precisos GUICHE_SMTP_URL, GUICHE_MAIL_FROM e GUICHE_PUBLIC_URL.');
  }
  if (!URL.canParse(url) || !/^smtps?:$/.test(new URL(url).protocol) || new URL(url).hostname === '') {
    throw new StartError('GUICHE_SMTP_URL deve ter a forma smtps://usuario:senha@servidor:465.');
  }
  if (!/^(?:[^<>]* <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/.test(from)) {
    throw new StartError('GUICHE_MAIL_FROM deve ter a forma Guichê <reservas@agencia.com.br>.');
  }
  return { url, from };
}

/** The key of card data. No sentence repeats it. */
function cardKey(env: Environment): Uint8Array | undefined {
  const value = text(env, 'GUICHE_CARD_KEY');
  if (value === undefined) return undefined;
  const key = Buffer.from(value, 'base64');
  if (key.length !== 32 || !/^[A-Za-z\d+/_-]{43}=?$/.test(value)) {
    throw new StartError('GUICHE_CARD_KEY deve ter 32 bytes em base64 (openssl rand -base64 32).');
  }
  return key;
}

/** What monitoring shows. No sentence repeats it. */
function metricsToken(env: Environment): string | undefined {
  const value = text(env, 'GUICHE_METRICS_TOKEN');
  if (value !== undefined && value.length < 16) throw new StartError('GUICHE_METRICS_TOKEN deve ter ao menos 16 caracteres.');
  return value;
}

/** Whole addresses of hosts alone: anything else would write into the policy of the pages. */
function scriptHosts(env: Environment): readonly string[] {
  const hosts = text(env, 'GUICHE_SCRIPT_HOSTS')?.split(/\s+/) ?? [];
  for (const host of hosts) {
    if (!/^https:\/\/[a-z\d.-]+(:\d+)?$/.test(host)) {
      throw new StartError(`GUICHE_SCRIPT_HOSTS deve ter endereços da forma https://servidor; o valor recebido foi "${host}".`);
    }
  }
  return hosts;
}

/**
 * Reads the settings from the environment; every one is optional.
 *
 * Errors: `StartError` with one sentence that names the setting.
 */
export function readConfig(env: Environment): Config {
  const url = databaseUrl(env);
  const trustProxy = flag(env, 'GUICHE_TRUST_PROXY', false);
  // Not the folder that it is started from: the same data wherever that is.
  const dataDir = resolve(text(env, 'GUICHE_DATA') ?? resolve(import.meta.dirname, '../../../.data'));
  return {
    host: text(env, 'HOST') ?? '127.0.0.1',
    port: wholeNumber(env, 'PORT', 4000, 0, 65535),
    dataDir,
    databaseUrl: url,
    filesDir: resolve(text(env, 'GUICHE_FILES') ?? resolve(dataDir, 'anexos')),
    s3: s3Settings(env),
    smtp: smtpSettings(env),
    outboxDir: resolve(text(env, 'GUICHE_OUTBOX') ?? resolve(dataDir, 'outbox')),
    publicUrl: publicUrl(env),
    cardKey: cardKey(env),
    logLevel: logLevel(env),
    // A PostgreSQL server may hold real data: demo data are written to it only on request.
    demo: flag(env, 'GUICHE_DEMO', url === undefined),
    demoRequests: wholeNumber(env, 'GUICHE_DEMO_REQUESTS', DEMO_REQUESTS, 1, 1_000_000),
    sandboxClientMinutes: wholeNumber(env, 'GUICHE_SANDBOX_CLIENT_MINUTES', 10, 0, 10_080),
    sandboxClientSeconds: wholeNumber(env, 'GUICHE_SANDBOX_CLIENT_SECONDS', 30, 0, 3600),
    sandboxSearchMs: wholeNumber(env, 'GUICHE_SANDBOX_SEARCH_MS', 800, 0, 15_000),
    sandboxTestMs: wholeNumber(env, 'GUICHE_SANDBOX_TEST_MS', 600, 0, 60_000),
    sessionHours: wholeNumber(env, 'GUICHE_SESSION_HOURS', 12, 1, 720),
    sessionIdleMinutes: wholeNumber(env, 'GUICHE_SESSION_IDLE_MINUTES', 120, 1, 43_200),
    sessionsPerPerson: wholeNumber(env, 'GUICHE_SESSIONS_PER_PERSON', 20, 1, 1000),
    removedQuoteHours: wholeNumber(env, 'GUICHE_REMOVED_QUOTE_HOURS', 24, 1, 8760),
    checkAnswers: flag(env, 'GUICHE_CHECK_ANSWERS', env['NODE_ENV'] === 'development' || env['NODE_ENV'] === 'test'),
    poolSize: wholeNumber(env, 'GUICHE_POOL_SIZE', 10, 4, 200),
    statementMs: milliseconds(env, 'GUICHE_STATEMENT_SECONDS', 15, 3600),
    lockMs: milliseconds(env, 'GUICHE_LOCK_SECONDS', 3, 3600),
    idleTransactionMs: milliseconds(env, 'GUICHE_IDLE_TRANSACTION_SECONDS', 15, 3600),
    // The embedded engine has one connection for all: a queue is its way of working, not a sign of trouble.
    poolWaitMs: milliseconds(env, 'GUICHE_POOL_WAIT_SECONDS', url === undefined ? 30 : 5, 3600),
    diskFreeBytes: wholeNumber(env, 'GUICHE_DISK_FREE_MB', 64, 0, 1_000_000) * MEGABYTE,
    requestMs: milliseconds(env, 'GUICHE_REQUEST_SECONDS', 30, 3600),
    // Behind a proxy all connections are the proxy's.
    connectionsPerAddress: wholeNumber(env, 'GUICHE_CONNECTIONS_PER_ADDRESS', trustProxy ? 0 : 1000, 0, 1_000_000),
    closeMs: 3000,
    metricsToken: metricsToken(env),
    trustProxy,
    scriptHosts: scriptHosts(env),
    webDir: resolve(text(env, 'GUICHE_WEB') ?? resolve(import.meta.dirname, '../../backoffice/dist')),
  };
}
