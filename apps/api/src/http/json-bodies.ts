import type { FastifyInstance } from 'fastify';
import { CallError } from './call-error.ts';

/** An escaped NUL, told from a text that shows one by an even number of backslashes before it. */
const NUL = /(?<!\\)(?:\\\\)*\\u0000/;
/** Half of a surrogate pair, as JSON.stringify writes one; it writes a whole pair as the character itself. */
const HALF = /(?<!\\)(?:\\\\)*\\ud[89a-f]/;
/** An escape that may be half of a surrogate pair, in either case. */
const SURROGATE = /\\ud[89a-f]/i;

/**
 * Reads JSON bodies. Callers that always send a JSON content type send some calls without a body: those have none. A NUL or
 * half of a surrogate pair, which no column can hold, is refused before any query; prototypes are not polluted.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const readJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (text === '') done(null, undefined);
    else if (NUL.test(text)) done(new CallError(400, 'requisicao_invalida'), undefined);
    else
      readJson(request, text, (error, value) => {
        const halved = !error && SURROGATE.test(text) && HALF.test(JSON.stringify(value));
        done(halved ? new CallError(400, 'requisicao_invalida') : error, halved ? undefined : value);
      });
  });
}
