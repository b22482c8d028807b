export { answerAsClient } from './answer-as-client.ts';
export { SANDBOX_CALLS } from './sandbox-calls.ts';
