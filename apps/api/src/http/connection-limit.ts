import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { CallError } from './call-error.ts';

/** How long a connection beyond the limit may stay without a request, which would be refused. */
const IDLE_MS = 5000;
/** Beyond this many times the limit a connection is closed without a word. */
const HARD = 2;

/**
 * Limits the connections of one address, so that one program cannot take all of a server's sockets. The request of a connection beyond the
 * limit is refused (429), and the connection closed. 0 sets no limit.
 */
export function limitConnections(app: FastifyInstance, perAddress: number): void {
  if (perAddress === 0) return;
  const open = new Map<string, number>();
  const beyond = new WeakSet<Socket>();
  app.server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const count = (open.get(address) ?? 0) + 1;
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
    if (count <= perAddress) return;
    beyond.add(socket);
    if (count > perAddress * HARD) socket.destroy();
    else setTimeout(() => socket.destroy(), IDLE_MS).unref();
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!beyond.has(request.raw.socket)) return;
    reply.header('connection', 'close');
    throw new CallError(429, 'muitas_conexoes', {}, { headers: { 'retry-after': '5' } });
  });
}
