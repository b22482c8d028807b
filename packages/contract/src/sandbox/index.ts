export { answerAsClient } from './answer-as-client.ts';
export { askChangeAsClient } from './ask-change-as-client.ts';
export { decideChangeAsClient } from './decide-change-as-client.ts';
export { endAsClient } from './end-as-client.ts';
export { SANDBOX_CALLS } from './sandbox-calls.ts';
export { writeAsClient } from './write-as-client.ts';
