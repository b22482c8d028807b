import type { Readable } from 'node:stream';
import { BASE_PATHS, type Call } from '@guiche/contract/call';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { admit } from './admission.ts';
import { type CallContext, contextOf, readParts } from './register-call.ts';

/** Registers a call whose response is a stream of server-sent events. @see B-042 */
export function registerEventCall<C extends Call>(
  app: FastifyInstance,
  deps: Deps,
  call: C,
  open: (context: CallContext<C>) => Promise<Readable>,
): void {
  app.route({
    method: call.method,
    url: `${BASE_PATHS[call.base]}${call.path}`,
    // Whoever asks only for the headers would open a stream.
    exposeHeadRoute: false,
    config: { call },
    onRequest: (request) => admit(request, call, deps),
    async handler(request, reply) {
      const stream = await open(contextOf<C>(deps, request, reply, readParts(call, request)));
      // A proxy that gathers a response before it passes it on would keep the events.
      return reply.headers({ 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' }).send(stream);
    },
  });
}
