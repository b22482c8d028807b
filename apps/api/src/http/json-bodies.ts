import type { FastifyInstance } from 'fastify';
import { CallError } from './call-error.ts';

/** An escaped NUL, told from a text that shows one by an even number of backslashes before it. */
const NUL = /(?<!\\)(?:\\\\)*\\u0000/;
/** Half of a surrogate pair, as JSON.stringify writes one; it writes a whole pair as the character itself. */
const HALF = /(?<!\\)(?:\\\\)*\\ud[89a-f]/;
/** An escape that may be half of a surrogate pair, in either case. */
const SURROGATE = /\\ud[89a-f]/i;

/** More levels than any call takes: what reads a body level by level must not run out of stack. */
const DEEPEST = 64;

/** Whether a JSON text is nested deeper than `DEEPEST`. Sign by sign: a pattern would go back over a text that never ends. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let inText = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (inText && sign === '\\') at += 1;
    else if (sign === '"') inText = !inText;
    else if (!inText && (sign === '{' || sign === '[')) depth += 1;
    else if (!inText && (sign === '}' || sign === ']')) depth -= 1;
    if (depth > DEEPEST) return true;
  }
  return false;
}

/**
 * Reads JSON bodies. Callers that always send a JSON content type send some calls without a body: those have none. A NUL or
 * half of a surrogate pair, which no column can hold, is refused before any query; prototypes are not polluted. A body that is nested too deep is refused.
 */
export function readJsonBodies(app: FastifyInstance): void {
  // fastify's own, which no call takes.
  app.removeContentTypeParser('text/plain');
  const readJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (text === '') done(null, undefined);
    else if (NUL.test(text) || isTooDeep(text)) done(new CallError(400, 'requisicao_invalida'), undefined);
    else
      readJson(request, text, (error, value) => {
        const halved = !error && SURROGATE.test(text) && HALF.test(JSON.stringify(value));
        done(halved ? new CallError(400, 'requisicao_invalida') : error, halved ? undefined : value);
      });
  });
}
