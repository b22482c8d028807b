import type { FastifyInstance } from 'fastify';
import type { Readiness } from './readiness.ts';

const OK = { estado: 'ok' } as const;

/**
 * Health for whatever watches the server: `live` (the process responds; if not, restart it) and `ready` (it can do its work; if not, send it no
 * calls). `/api/health` is `ready`. All respond within a second. @see B-067
 */
export function healthRoutes(app: FastifyInstance, { check }: Readiness): void {
  const ready = async () => {
    await check();
    return OK;
  };
  app.get('/api/health/live', async () => OK);
  app.get('/api/health/ready', ready);
  app.get('/api/health', ready);
}
