import { type Answer, BASE_PATHS, type Call } from '@guiche/contract/call';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { makeOnce } from '../writes/make-once.ts';
import { admit, checkFields } from './admission.ts';
import { logAnswer } from './error-handler.ts';
import { answeringRefusal, type CallContext, contextOf, readParts, writeKey } from './register-call.ts';

/** The steps of a write for which an outside party is asked. */
interface OutsideSteps<C extends Call, Intent> {
  /** Stores what is about to be asked, in the transaction of the write. Errors: refusals. */
  readonly intend: (context: CallContext<C>) => Promise<Intent>;
  /**
   * Asks, outside of any transaction, and stores what came of it. Runs each time the call is sent, also when it was sent before: it finds
   * by the intent how far that came.
   */
  readonly outcome: (context: CallContext<C>, intent: Intent) => Promise<Answer<C>>;
}

/**
 * Registers a write for which an outside party is asked. What is intended is stored before the party is asked, and nothing is asked inside an
 * open transaction: whatever fails in between, the intent is there. A call with a key has one intent, however often it is sent; the
 * response itself is not kept, so it may hold a secret.
 */
export function registerOutsideCall<C extends Call, Intent>(
  app: FastifyInstance,
  deps: Deps,
  call: C,
  steps: OutsideSteps<C, Intent>,
): void {
  app.route({
    method: call.method,
    url: `${BASE_PATHS[call.base]}${call.path}`,
    config: { call },
    onRequest: (request) => admit(request, call, deps),
    async handler(request, reply) {
      checkFields(request, call);
      const parts = readParts(call, request);
      const key = writeKey(call, request);
      const intend = async (scope: Deps) => {
        const intent = await steps.intend(contextOf<C>(scope, request, reply, parts));
        return { status: 200, body: JSON.stringify(intent) };
      };
      const { answer: made, repeated } = key
        ? await makeOnce(deps, { key, make: intend, refusalOf: (error) => answeringRefusal(error, request) })
        : { answer: await intend(deps), repeated: false };
      logAnswer(made, request);
      if (repeated) reply.header('idempotent-replayed', 'true');
      if (made.status !== 200 || made.body === null) {
        return reply.code(made.status).type('application/json; charset=utf-8').send(made.body);
      }
      // What was stored is what `intend` returned.
      const answer = await steps.outcome(contextOf<C>(deps, request, reply, parts), JSON.parse(made.body) as Intent);
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer));
    },
  });
}
