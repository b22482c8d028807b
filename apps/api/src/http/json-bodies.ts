import type { FastifyInstance } from 'fastify';
import { CallError } from './call-error.ts';

/** An escaped NUL, and not the text of one: an even number of backslashes before it. */
const NUL = /(?<!\\)(?:\\\\)*\\u0000/;
/** Half of a character, as JSON.stringify writes one: a whole one it writes as itself. */
const HALF = /(?<!\\)(?:\\\\)*\\ud[89a-f]/;
/** An escape that may be half of a character, in whatever case it came. */
const SURROGATE = /\\ud[89a-f]/i;

/**
 * Reads JSON bodies. Callers that always name JSON as their content send no body with some calls: that is none. A NUL or
 * half of a character, which no column can hold, is refused before anything is asked of the database; prototypes are not polluted.
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
