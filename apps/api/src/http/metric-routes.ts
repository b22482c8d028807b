import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Gauge, Histogram, Registry } from 'prom-client';
import type { Config } from '../config.ts';
import type { Database } from '../db/connect.ts';
import { waitingTransactions } from '../db/transaction.ts';
import { header } from './admission.ts';
import { CallError } from './call-error.ts';

/** In seconds: from what the cache of a screen holds to the longest call that is waited for. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Figures for the usual monitoring at `/api/metrics`, in the text format of Prometheus: how many requests were answered, by route and status, and
 * how long each took; those that are being answered; the connections to the database, and what waits for one. Whoever asks shows the token of the
 * setting as `Authorization: Bearer …`; without the setting the address leads nowhere.
 * @see B-067
 */
export function metricRoutes(app: FastifyInstance, { db, config }: { readonly db: Database; readonly config: Config }): void {
  const { metricsToken } = config;
  if (metricsToken === undefined) return;
  const expected = digest(`Bearer ${metricsToken}`);
  const { $client: pool } = db;
  const registry = new Registry();
  const registers = [registry];
  const answered = new Histogram({
    name: 'guiche_http_request_duration_seconds',
    help: 'Seconds from a request to the end of its response, by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const open = new Gauge({ name: 'guiche_http_requests_open', help: 'Requests that are being answered.', registers });
  new Gauge({
    name: 'guiche_database_connections',
    help: 'Connections to the database, by whether a call uses them.',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'used' }, pool.totalCount - pool.idleCount);
    },
  });
  new Gauge({
    name: 'guiche_database_waiting',
    help: 'What waits for the database: calls for a connection, writes for their turn.',
    labelNames: ['for'],
    registers,
    collect() {
      this.set({ for: 'connection' }, pool.waitingCount);
      this.set({ for: 'transaction' }, waitingTransactions(pool));
    },
  });
  new Gauge({
    name: 'guiche_memory_bytes',
    help: 'Resident memory of the process.',
    registers,
    collect() {
      this.set(process.memoryUsage.rss());
    },
  });

  app.addHook('onRequest', async () => open.inc());
  app.addHook('onResponse', async ({ method, routeOptions: { url: route = 'none' } }, { statusCode: status, elapsedTime }) => {
    open.dec();
    answered.observe({ method, route, status }, elapsedTime / 1000);
  });
  app.get('/api/metrics', async (request, reply) => {
    const shown = header(request, 'authorization') ?? '';
    if (!timingSafeEqual(digest(shown), expected)) throw new CallError(401, 'sessao_expirada');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
