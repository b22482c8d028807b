import { defineCall } from '../call/index.ts';
import { answerAsClient } from './answer-as-client.ts';

const { body: _body, ...call } = answerAsClient;

/** Makes the sandbox client end a request: what was offered is cancelled, what was issued waits for its cancellation. 404 where the sandbox is off. @see Q-096 */
export const endAsClient = defineCall({
  ...call,
  name: 'endAsClient',
  summary: 'Sandbox: ends a request as its client would',
  path: '/sandbox/cliente/:uuid/encerramento',
});
