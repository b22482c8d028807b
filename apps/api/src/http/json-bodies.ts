import type { FastifyInstance } from 'fastify';
import { CallError } from './call-error.ts';

/** An escaped NUL, and not the text of one: an even number of backslashes before it. */
const NUL = /(?<!\\)(?:\\\\)*\\u0000/;

/**
 * Reads JSON bodies. Callers that always name JSON as their content send no body with some calls: that is none. A NUL, which
 * no column can hold, is refused before anything is asked of the database; prototypes are not polluted.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const readJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (text === '') done(null, undefined);
    else if (NUL.test(text)) done(new CallError(400, 'requisicao_invalida'), undefined);
    else readJson(request, text, done);
  });
}
