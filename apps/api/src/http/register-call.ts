import { isDeepStrictEqual } from 'node:util';
import { type Access, type Answer, BASE_PATHS, type Call } from '@guiche/contract/call';
import { activeProfile, mayOpen, type RoutePath } from '@guiche/domain/access';
import type { Language } from '@guiche/domain/language';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type $ZodType, type output as Output, safeParse } from 'zod/v4/core';
import type { Deps } from '../deps.ts';
import { findSession, type Session } from '../session/data/sessions.ts';
import { CallError, ViolationsError } from './call-error.ts';
import { shapeViolations } from './shape-violations.ts';
import { languageOf } from './texts.ts';

type Part<C extends Call, K extends 'params' | 'query' | 'headers' | 'body'> = C[K] extends $ZodType ? Output<C[K]> : undefined;

/** The input of a handler: the parts of the call, read and checked, and the session of the caller. */
interface CallContext<C extends Call> {
  readonly params: Part<C, 'params'>;
  readonly query: Part<C, 'query'>;
  readonly headers: Part<C, 'headers'>;
  readonly body: Part<C, 'body'>;
  /** Undefined for an open call. */
  readonly session: C extends { readonly access: 'open' } ? undefined : Session;
  readonly language: Language;
  /** The caller's address. */
  readonly ip: string;
  /** The token of the session, as the caller sent it. */
  readonly token: string;
  /** Client instance of the header of that name. @see A-277 */
  readonly instance: string | undefined;
  readonly setHeader: (name: string, value: string) => void;
}

type Handler<C extends Call> = (context: CallContext<C>) => Promise<Answer<C>>;

const header = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

async function sessionOf(request: FastifyRequest, { db, config, now }: Deps): Promise<Session> {
  const token = header(request, 'authorization');
  const session = token === undefined ? undefined : await findSession(db, token, now(), config);
  // A profile that is none of the agency's is not admitted. @see A-015
  if (!session || activeProfile({ profiles: session.usuario.perfis }) === undefined) throw new CallError(401, 'sessao_expirada');
  return session;
}

/** The routes of the back office that a call requires: its own, and those of the fields that its body fills in. */
function routesOf({ route, given = {} }: Exclude<Access, string>, body: unknown): readonly RoutePath[] {
  const sent: Readonly<Record<string, unknown>> = Object(body);
  return [route, ...Object.entries(given).flatMap(([field, asked]) => (sent[field] === undefined ? [] : [asked]))];
}

/** Refuses (403) a session whose profile may not make the call. @see A-283 */
function checkAccess({ usuario }: Session, access: Exclude<Access, 'open'>, body: unknown): void {
  if (access === 'session') return;
  const profile = activeProfile({ profiles: usuario.perfis });
  const admitted = profile !== undefined && routesOf(access, body).every((route) => mayOpen(route, profile));
  if (!admitted) throw new CallError(403, 'sem_permissao');
}

/** The session of a call, checked; undefined for an open call. */
async function admit(request: FastifyRequest, { access }: Call, deps: Deps): Promise<Session | undefined> {
  if (access === 'open') return undefined;
  const session = await sessionOf(request, deps);
  checkAccess(session, access, request.body);
  return session;
}

/** The refusal of a part that does not match its schema: 404 for an address that leads nowhere, 400 for any other part. */
function readPart(schema: $ZodType | undefined, value: unknown, refusal: CallError): unknown {
  if (!schema) return undefined;
  const result = safeParse(schema, value);
  if (!result.success) throw refusal;
  return result.data;
}

/** The schema of a call's body; for some calls one of the params decides which. */
function bodySchema({ body, bodyBy }: Call, params: unknown): $ZodType | undefined {
  if (!bodyBy) return body;
  const read: Readonly<Record<string, unknown>> = Object(params);
  return bodyBy.schemas[String(read[bodyBy.param])];
}

function readBody(schema: $ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const result = safeParse(schema, value);
  if (!result.success) throw new ViolationsError(shapeViolations(result.error.issues));
  return result.data;
}

/** A response that the contract does not describe is a programmer's mistake; so is one with more fields than it describes. */
function checkAnswer(call: Call, status: number, body: unknown): void {
  const schema = call.responses[status];
  if (!schema) return;
  // As JSON: undefined fields are not sent.
  const sent: unknown = JSON.parse(JSON.stringify(body));
  const result = safeParse(schema, sent);
  if (!result.success)
    throw new Error(`${call.name} answers against its schema at ${result.error.issues.map(({ path }) => path.join('.')).join(', ')}`);
  if (!isDeepStrictEqual(result.data, sent)) throw new Error(`${call.name} answers more than its schema has`);
}

const successOf = (call: Call): number => [200, 201, 204].find((status) => status in call.responses) ?? 200;

/** Registers a call of the contract as a route: checks access, reads its parts by their schemas, and sends the response it describes. */
export function registerCall<C extends Call>(app: FastifyInstance, deps: Deps, call: C, handle: Handler<C>): void {
  const status = successOf(call);
  app.route({
    method: call.method,
    url: `${BASE_PATHS[call.base]}${call.path}`,
    config: { call: call.name },
    async handler(request: FastifyRequest, reply: FastifyReply) {
      // A caller without a session learns nothing, not even which input a call takes.
      const session = await admit(request, call, deps);
      // No column holds a NUL, and the database would only fail on it.
      if (request.url.includes('%00')) throw new CallError(400, 'requisicao_invalida');
      // The schemas decide what these hold; TypeScript cannot follow a type parameter through them.
      const params = readPart(call.params, request.params, new CallError(404, 'registro_nao_encontrado'));
      const context = {
        params,
        query: readPart(call.query, request.query, new CallError(400, 'requisicao_invalida')),
        headers: readPart(call.headers, request.headers, new CallError(400, 'requisicao_invalida')),
        body: readBody(bodySchema(call, params), request.body),
        session,
        language: languageOf(request.headers['accept-language']),
        ip: request.ip,
        token: header(request, 'authorization') ?? '',
        instance: header(request, 'instance'),
        setHeader: (name: string, value: string) => reply.header(name, value),
      } as unknown as CallContext<C>;
      const answer = await handle(context);
      if (call.responses[status] === null) return reply.code(status).send();
      if (deps.config.checkAnswers) checkAnswer(call, status, answer);
      return reply.code(status).type('application/json; charset=utf-8').send(JSON.stringify(answer));
    },
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Name of the contract's call that the route implements. */
    call?: string;
  }
}
