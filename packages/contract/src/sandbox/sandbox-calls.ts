import { answerAsClient } from './answer-as-client.ts';

/** Every call of the sandbox. */
export const SANDBOX_CALLS = [answerAsClient] as const;
