import type { ErrorBody } from '@guiche/domain/entities';
import type { Language } from '@guiche/domain/language';
import type { MessageKey } from '@guiche/domain/messages';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isConnectionLost, isDatabaseBusy, isDiskFull } from '../db/database-errors.ts';
import type { MadeAnswer } from '../writes/data/made-writes.ts';
import { CallError, errorBody, ViolationsError, violationBody } from './call-error.ts';
import type { Readiness } from './readiness.ts';
import { languageOf } from './texts.ts';

/** The refusals of fastify itself, by status. */
const REFUSED: Readonly<Record<number, MessageKey>> = {
  404: 'registro_nao_encontrado',
  408: 'requisicao_demorada',
  413: 'requisicao_muito_grande',
  415: 'tipo_de_conteudo_nao_suportado',
};

function statusOf(error: unknown): number {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
}

interface Asked {
  readonly log: FastifyBaseLogger;
  /** The id of the caller; null without a session. */
  readonly user: string | null;
  readonly call: string | null;
  readonly address: string;
}

/**
 * Whether a response refuses access: 401, 403, and 404 to somebody with a session. What belongs to another agency is not there for the caller,
 * and only the log shows who asks for one number after another.
 */
function refusesAccess(status: number, { user }: Pick<Asked, 'user'>): boolean {
  return status === 401 || status === 403 || (status === 404 && user !== null);
}

/** Logs an error that is a refusal of access; other errors are left alone. @see B-065 */
export function logRefusedAccess(error: unknown, { log, ...asked }: Asked): void {
  if (!(error instanceof CallError) || !refusesAccess(error.status, asked)) return;
  log.warn({ ...asked, reason: error.key }, 'access refused');
}

function askedBy({ caller, ip, routeOptions, log }: FastifyRequest): Asked {
  return { log, user: caller?.usuario.id ?? null, call: routeOptions.config.call?.name ?? null, address: ip };
}

/** Logs the stored answer of a write when it is a refusal of access, also each time it is sent again: no error handler sees it. @see B-065 */
export function logAnswer({ status, body }: MadeAnswer, request: FastifyRequest): void {
  const { log, ...asked } = askedBy(request);
  if (!refusesAccess(status, asked)) return;
  // What was stored is the body of the refusal.
  const refusal = body === null ? undefined : (JSON.parse(body) as ErrorBody);
  log.warn({ ...asked, reason: refusal?.chave ?? null }, 'access refused');
}

interface Refusal {
  readonly status: number;
  readonly body: (ErrorBody & { readonly atual?: unknown }) | readonly ErrorBody[];
}

/** The response for what a call refuses; undefined for any other error. */
export function refusalOf(error: unknown, language: Language): Refusal | undefined {
  if (error instanceof ViolationsError)
    return { status: 422, body: error.violations.map((violation) => violationBody(language, violation)) };
  if (error instanceof CallError) {
    const { status, key, params, words, atual } = error;
    const body = { ...errorBody(language, key, params), ...(words !== undefined && { descricao: words }) };
    return { status, body: atual === undefined ? body : { ...body, atual } };
  }
  return undefined;
}

/** What a person names to the support: the log lines of the call have it as the beginning of their `reqId`. @see B-065 */
function failureCode({ id }: FastifyRequest): string {
  return id.slice(0, 8);
}

/** Sends the response for a failure. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const language = languageOf(request.headers['accept-language']);
  const refusal = refusalOf(error, language);
  logRefusedAccess(error, askedBy(request));
  if (error instanceof CallError) reply.headers(error.headers);
  // Nothing more is read from a caller without a session: what comes late of its body would get a second response.
  if (refusal?.status === 401 && !request.raw.complete) reply.header('connection', 'close');
  if (refusal) return reply.code(refusal.status).send(refusal.body);
  const status = statusOf(error);
  // fastify's messages quote the body that it could not read, so they are neither sent nor logged.
  if (status >= 400 && status < 500) return reply.code(status).send(errorBody(language, REFUSED[status] ?? 'requisicao_invalida'));
  request.log.error({ err: error }, 'a call failed');
  if (isDiskFull(error)) return reply.code(507).send(errorBody(language, 'servidor_sem_espaco'));
  if (isDatabaseBusy(error)) return reply.code(503).header('retry-after', '5').send(errorBody(language, 'servidor_ocupado'));
  if (isConnectionLost(error)) return reply.code(503).header('retry-after', '5').send(errorBody(language, 'servidor_indisponivel'));
  return reply.code(500).send(errorBody(language, 'falha_no_servidor', { codigo: failureCode(request) }));
}

/** Every failure leaves as the one error body, in the caller's language. @see A-284 @see S-385 */
export function handleErrors(app: FastifyInstance, { noteDiskFull }: Pick<Readiness, 'noteDiskFull'>): void {
  app.setErrorHandler((error, request, reply) => {
    if (isDiskFull(error)) noteDiskFull();
    return answerError(error, request, reply);
  });
}
