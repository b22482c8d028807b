import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Database } from '../db/connect.ts';
import type { Deps } from '../deps.ts';
import { startDropping } from '../drop-outdated.ts';
import { startClientTimer } from '../sandbox/client-timer.ts';
import { allRoutes } from './all-routes.ts';
import { refuseBare, refuseUnusual } from './bare-refusal.ts';
import { CallError } from './call-error.ts';
import { checkAnswers } from './check-answers.ts';
import { limitConnections } from './connection-limit.ts';
import { answerError, handleErrors } from './error-handler.ts';
import { healthRoutes } from './health-routes.ts';
import { readJsonBodies } from './json-bodies.ts';
import { type LogStream, logSettings } from './log.ts';
import { metricRoutes } from './metric-routes.ts';
import { makeReadiness } from './readiness.ts';
import { bareHeaders, secureHeaders } from './security-headers.ts';
import { serveWeb } from './web.ts';

const BODY_LIMIT = 1024 * 1024;
/** How long a caller may take for the headers. */
const HEADERS_MS = 10_000;
/** How often node looks for requests that take too long. */
const CHECK_MS = 500;
/** How long nothing may come or go on a connection with a request. */
const SILENCE_MS = 120_000;
const CALL_BASES = ['/api/', '/middleware/', '/viajor/', '/integrador/', '/tradutor/'];

export interface ServerOptions extends Deps {
  readonly db: Database;
  readonly logStream?: LogStream;
}

/** A registered route. */
export interface KnownRoute {
  readonly method: string;
  readonly url: string;
  /** Name of the contract's call that the route implements. */
  readonly call: string | undefined;
}

const isCall = (url: string) => CALL_BASES.some((base) => url.startsWith(base));

/**
 * The HTTP server, not yet listening; `onRoute` is called with every route. It keeps no state, so that many can run side by side.
 */
export async function buildServer(deps: ServerOptions, onRoute?: (route: KnownRoute) => void): Promise<FastifyInstance> {
  const { config } = deps;
  const readiness = makeReadiness(deps);
  const app = fastify({
    logger: logSettings(config.logLevel, deps.logStream),
    // Fastify's own log lines hold addresses with their query values; the lines written below do not.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    // One proxy, our own: the entries further left in its header are claims of the caller.
    trustProxy: config.trustProxy ? (_address: string, hop: number) => hop < 1 : false,
    routerOptions: { ignoreDuplicateSlashes: true, maxParamLength: 200 },
    forceCloseConnections: 'idle',
    // A call that comes while the server ends is made like any other; its connection is closed after it.
    return503OnClosing: false,
    requestTimeout: config.requestMs,
    // Without a host a request is refused by the hook below, which has the error body.
    http: { requireHostHeader: false, headersTimeout: Math.min(HEADERS_MS, config.requestMs), connectionsCheckingInterval: CHECK_MS },
    // For callers who do not read what they asked for.
    connectionTimeout: SILENCE_MS,
    clientErrorHandler: refuseBare,
    // A request with an address that cannot be decoded reaches no hook and no error handler.
    frameworkErrors(error, request, reply) {
      bareHeaders(request, reply);
      answerError(error, request, reply);
    },
  });
  if (onRoute) app.addHook('onRoute', ({ method, url, config }) => onRoute({ method: String(method), url, call: config?.call?.name }));
  app.decorateRequest('caller', null);
  handleErrors(app, readiness);
  if (config.checkAnswers) checkAnswers(app);
  await secureHeaders(app);
  limitConnections(app, config.connectionsPerAddress);
  await app.register(compress, {
    globalDecompression: false,
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  readJsonBodies(app);
  refuseUnusual(app.server);
  app.addHook('onRequest', async (request) => {
    if (request.raw.httpVersion === '1.1' && request.headers.host === undefined) throw new CallError(400, 'requisicao_invalida');
  });
  app.addHook('onRequest', async (request, reply) => {
    if (isCall(request.url)) reply.header('cache-control', 'no-store');
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    request.log.info({ method, route: routeOptions.url ?? null, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
  app.setNotFoundHandler((request, reply) => {
    // A person who mistyped an address wants the app, not an error in JSON. @see A-033
    const isPerson = request.method === 'GET' && !isCall(request.url) && request.headers.accept?.includes('text/html');
    if (isPerson && request.url !== '/') return reply.redirect('/');
    throw new CallError(404, 'registro_nao_encontrado');
  });

  healthRoutes(app, readiness);
  metricRoutes(app, deps);
  allRoutes(app, deps);
  await serveWeb(app, config.webDir, config.scriptHosts);
  app.addHook('onClose', startClientTimer(deps, app.log));
  app.addHook('onClose', startDropping(deps, app.log));
  return app;
}
