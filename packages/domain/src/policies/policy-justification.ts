import { isFilled } from '../internal/filled.ts';
import type { LowestPriceRule } from './lowest-price.ts';

/** A policy that was violated with a reason. @see S-111, S-272 */
export interface PolicyValidation {
  readonly tipo: 'WARNING';
  readonly titulo: string;
  readonly descricao: string;
  readonly justificativa: string;
  readonly regra: LowestPriceRule;
}

interface Selecting<Quote> {
  readonly escolhida: Quote | null;
  readonly justificativa: string | null;
  readonly validacao: PolicyValidation | null;
}

/**
 * The service once its choice needs a reason: with one the quote is chosen, and the reason, trimmed, is stored beside the rule that it
 * violates. Null, which is a modal that was cancelled, and a blank reason leave the service as it is.
 * @see S-110, S-111
 */
export function withJustifiedChoice<Quote, Service extends Selecting<Quote>>(
  service: Service,
  chosen: Quote,
  regra: LowestPriceRule,
  reason: string | null,
): Service {
  if (reason === null || !isFilled(reason)) return service;
  const justificativa = reason.trim();
  const { titulo, descricao } = regra;
  return { ...service, escolhida: chosen, justificativa, validacao: { tipo: 'WARNING', titulo, descricao, justificativa, regra } };
}
