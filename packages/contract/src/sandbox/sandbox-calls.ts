import { answerAsClient } from './answer-as-client.ts';
import { askChangeAsClient } from './ask-change-as-client.ts';
import { decideChangeAsClient } from './decide-change-as-client.ts';
import { endAsClient } from './end-as-client.ts';
import { writeAsClient } from './write-as-client.ts';

/** Every call of the sandbox. */
export const SANDBOX_CALLS = [answerAsClient, decideChangeAsClient, askChangeAsClient, endAsClient, writeAsClient] as const;
