import type { MessageKey } from '@guiche/domain/messages';
import type { FastifyBaseLogger } from 'fastify';
import { CallError } from '../http/call-error.ts';
import type { CredentialGatewayPort, GatewayAnswer } from '../sandbox/credential-gateway-port.ts';

/** How long the gateway may take. */
const GATEWAY_MS = 10_000;

export interface GatewayAsking {
  readonly gateway: CredentialGatewayPort;
  readonly log: FastifyBaseLogger;
}

/** Asks the gateway. Errors: 502 when it does not answer, and with its own words when it refuses. */
export async function askGateway(
  { log }: GatewayAsking,
  refused: MessageKey,
  ask: (signal: AbortSignal) => Promise<GatewayAnswer>,
): Promise<void> {
  const answer = await ask(AbortSignal.timeout(GATEWAY_MS)).catch((error: unknown) => {
    log.error({ err: error }, 'the credential gateway did not answer');
    throw new CallError(502, 'fornecedor_sem_resposta');
  });
  if (!answer.taken) throw new CallError(502, refused, {}, { words: answer.reason });
}
