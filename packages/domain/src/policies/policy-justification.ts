import type { PolicyEntry } from '../entities/index.ts';
import { isFilled } from '../internal/filled.ts';

interface Selecting<Quote> {
  readonly escolhida: Quote | null;
  readonly justificativa: string | null;
  readonly validacao: PolicyEntry | null;
}

/**
 * The service after the reason for a choice was asked: with a reason, the quote is chosen, and the trimmed reason is stored with the
 * violated rule. For null (the modal was cancelled) or a blank reason the service is returned unchanged.
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
