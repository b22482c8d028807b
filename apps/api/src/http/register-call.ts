import { type Answer, BASE_PATHS, type Call, IDEMPOTENCY_KEY, isWrite } from '@guiche/contract/call';
import type { Language } from '@guiche/domain/language';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type $ZodType, type output as Output, safeParse } from 'zod/v4/core';
import type { Deps } from '../deps.ts';
import type { Session } from '../session/data/sessions.ts';
import { digest } from '../session/token.ts';
import type { MadeAnswer, WriteKey } from '../writes/data/made-writes.ts';
import { makeOnce } from '../writes/make-once.ts';
import { admit, checkFields, header } from './admission.ts';
import { CallError, ViolationsError } from './call-error.ts';
import { logAnswer, refusalOf } from './error-handler.ts';
import { shapeViolations } from './shape-violations.ts';
import { languageOf } from './texts.ts';

type Part<C extends Call, K extends 'params' | 'query' | 'headers' | 'body'> = C[K] extends $ZodType ? Output<C[K]> : undefined;

/** The input of a handler: the parts of the call, read and checked, and the session of the caller. */
export interface CallContext<C extends Call> {
  readonly params: Part<C, 'params'>;
  readonly query: Part<C, 'query'>;
  readonly headers: Part<C, 'headers'>;
  readonly body: Part<C, 'body'>;
  /** What the call works with; the database of a write that carries a key is the transaction in which it is made. */
  readonly deps: Deps;
  /** Undefined for an open call. */
  readonly session: C extends { readonly access: 'open' } ? undefined : Session;
  readonly language: Language;
  /** The caller's address. */
  readonly ip: string;
  /** The header `User-Agent`. */
  readonly program: string | undefined;
  /** The header `Cookie`. */
  readonly cookies: string | undefined;
  /** The address of this server as the caller wrote it: `https://guiche.example`. */
  readonly origin: string;
  /** Whether the caller came over https. */
  readonly secure: boolean;
  readonly log: FastifyBaseLogger;
  /** The token of the session, as the caller sent it. */
  readonly token: string;
  /** Client instance of the header of that name. @see A-277 */
  readonly instance: string | undefined;
  readonly setHeader: (name: string, value: string) => void;
}

type Handler<C extends Call> = (context: CallContext<C>) => Promise<Answer<C>>;

interface CallOptions<C extends Call> {
  /**
   * What comes before a write and outside of its transaction, each time the call is sent, also when the write was made before: what somebody
   * outside must do first, who may take a while. The context has the database itself. What it throws is the response, which is not stored.
   */
  readonly beforehand?: (context: CallContext<C>) => Promise<void>;
  /** What stands for the body in the digest of a write's key, which is stored: for a body with secrets. */
  readonly contentOf?: (body: Part<C, 'body'>) => unknown;
  /**
   * What follows a write outside of its transaction, each time the call is sent, also when the write was made before. The context has the
   * database itself. What it throws is the response, and so is what it returns: an answer that is known only then, and is not stored.
   */
  readonly afterwards?: (context: CallContext<C>, answer: Answer<C>) => Promise<Answer<C> | undefined>;
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
  if (!result.success) throw new ViolationsError(shapeViolations(result.error.issues, value));
  return result.data;
}

/** The form of a key: visible characters of ASCII, as headers hold them. */
const VISIBLE = /^[\x21-\x7e]{1,255}$/;
/** The refusals that answer a write for good. */
const ANSWERING: ReadonlySet<number> = new Set([403, 404, 409, 422]);

/** Bytes of the body of a call that anybody may make. */
const OPEN_BODY_LIMIT = 16 * 1024;

const successOf = (call: Call): number => [200, 201, 204].find((status) => status in call.responses) ?? 200;

/** The parts of a call, read by their schemas. Errors: 404 for the address, 400 and 422 for the rest. */
export function readParts(call: Call, request: FastifyRequest) {
  // No column holds a NUL, and the database would only fail on it.
  if (request.url.includes('%00')) throw new CallError(400, 'requisicao_invalida');
  const params = readPart(call.params, request.params, new CallError(404, 'registro_nao_encontrado'));
  return {
    params,
    query: readPart(call.query, request.query, new CallError(400, 'requisicao_invalida')),
    headers: readPart(call.headers, request.headers, new CallError(400, 'requisicao_invalida')),
    body: readBody(bodySchema(call, params), request.body),
  };
}

/**
 * The key of a write, and what it stands for; undefined for a call without one. `content` stands for a body that is no JSON. Errors: 400 for a
 * key that cannot be one.
 */
export function writeKey(call: Call, request: FastifyRequest, content: unknown = request.body ?? null): WriteKey | undefined {
  const key = isWrite(call) ? header(request, IDEMPOTENCY_KEY.toLowerCase()) : undefined;
  if (key === undefined || !request.caller) return undefined;
  if (!VISIBLE.test(key)) throw new CallError(400, 'requisicao_invalida');
  const seen = header(request, 'if-match');
  const sent = JSON.stringify([request.url, header(request, 'instance') ?? null, content, ...(seen === undefined ? [] : [seen])]);
  return { usuarioId: request.caller.usuario.id, chamada: call.name, chave: key, pedido: digest(sent) };
}

/** The response of a write that was refused, to be kept under its key; undefined for a reason outside of the write, such as a missing session. */
export function answeringRefusal(error: unknown, request: FastifyRequest): MadeAnswer | undefined {
  const refusal = refusalOf(error, languageOf(request.headers['accept-language']));
  if (!refusal || !ANSWERING.has(refusal.status)) return undefined;
  return { status: refusal.status, body: JSON.stringify(refusal.body) };
}

/** What the handler of a call gets. */
export function contextOf<C extends Call>(
  scope: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  parts: ReturnType<typeof readParts>,
): CallContext<C> {
  // The schemas decide what the parts hold; TypeScript cannot follow a type parameter through them.
  return {
    ...parts,
    deps: scope,
    session: request.caller ?? undefined,
    language: languageOf(request.headers['accept-language']),
    ip: request.ip,
    program: header(request, 'user-agent'),
    cookies: header(request, 'cookie'),
    origin: `${request.protocol}://${request.host}`,
    secure: request.protocol === 'https',
    log: request.log,
    token: header(request, 'authorization') ?? '',
    instance: header(request, 'instance'),
    setHeader: (name: string, value: string) => reply.header(name, value),
  } as unknown as CallContext<C>;
}

/** Registers a call of the contract as a route: checks access, reads its parts by their schemas, and sends the response it describes. */
export function registerCall<C extends Call>(
  app: FastifyInstance,
  deps: Deps,
  call: C,
  handle: Handler<C>,
  options: CallOptions<C> = {},
): void {
  const status = successOf(call);

  async function make(scope: Deps, request: FastifyRequest, reply: FastifyReply, parts: ReturnType<typeof readParts>): Promise<MadeAnswer> {
    const answer = await handle(contextOf<C>(scope, request, reply, parts));
    if (call.responses[status] === null) return { status, body: null };
    return { status, body: JSON.stringify(answer) };
  }

  app.route({
    method: call.method,
    url: `${BASE_PATHS[call.base]}${call.path}`,
    config: { call },
    // Without a session a caller may not make the server hold much.
    ...(call.access === 'open' && { bodyLimit: OPEN_BODY_LIMIT }),
    ...(call.bodyLimit !== undefined && { bodyLimit: call.bodyLimit }),
    // A caller without a session learns nothing, not even which input a call takes, and its body is not read.
    onRequest: (request) => admit(request, call, deps),
    async handler(request: FastifyRequest, reply: FastifyReply) {
      checkFields(request, call);
      const parts = readParts(call, request);
      // The schemas decide what the body holds; TypeScript cannot follow a type parameter through them.
      const key = writeKey(call, request, options.contentOf?.(parts.body as Part<C, 'body'>));
      await options.beforehand?.(contextOf<C>(deps, request, reply, parts));
      const { answer, repeated } = key
        ? await makeOnce(deps, {
            key,
            make: (scope) => make(scope, request, reply, parts),
            refusalOf: (error) => answeringRefusal(error, request),
          })
        : { answer: await make(deps, request, reply, parts), repeated: false };
      logAnswer(answer, request);
      let { body } = answer;
      if (options.afterwards && answer.status === status && body !== null) {
        const later = await options.afterwards(contextOf<C>(deps, request, reply, parts), JSON.parse(body));
        if (later !== undefined) body = JSON.stringify(later);
      }
      if (repeated) reply.header('idempotent-replayed', 'true');
      reply.code(answer.status);
      if (body === null) return reply.send();
      return reply.type('application/json; charset=utf-8').send(body);
    },
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call of the contract that the route implements. */
    call?: Call;
  }
}
