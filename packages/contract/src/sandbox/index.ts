export { answerAsClient } from './answer-as-client.ts';
