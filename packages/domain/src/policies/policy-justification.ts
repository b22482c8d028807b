import type { PolicyEntry } from '../entities/index.ts';
import { isFilled } from '../internal/filled.ts';

interface Selecting<Quote> {
  readonly escolhida: Quote | null;
  readonly justificativa: string | null;
  readonly validacao: PolicyEntry | null;
}

/**
 * The service once its choice needs a reason: with one the quote is chosen, and the reason, trimmed, is stored beside the rule that it
 * violates. Null, which is a modal that was cancelled, and a blank reason leave the service as it is.
 * @see S-110, S-111
 */
export function withJustifiedChoice<Quote, Service extends Selecting<Quote>>(
  service: Service,
  chosen: Quote,
  regra: PolicyEntry['regra'],
  reason: string | null,
): Service {
  if (reason === null || !isFilled(reason)) return service;
  const justificativa = reason.trim();
  const { titulo, descricao } = regra;
  return { ...service, escolhida: chosen, justificativa, validacao: { tipo: 'WARNING', titulo, descricao, justificativa, regra } };
}
