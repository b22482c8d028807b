import { findFlowRule } from '@guiche/contract/clients';
import type { Service, TravelRequest } from '@guiche/domain/entities';
import { fixedRuleKey } from '@guiche/domain/fixed-rules';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../shared/api.ts';

const REGRA = 'VALOR_SERVICO_ALTERADO_EMISSAO';

/**
 * The client's rule about values that change at issue, as it counts for a service. It is asked for once while the app stays open; a rule that
 * cannot be loaded counts as missing, because the server judges with its own.
 * @see
 */
export function valueRuleQuery({ idSolicitacao, fluxo, empresa }: TravelRequest, { id }: Service) {
  return queryOptions({
    queryKey: ['fixed-rule', ...fixedRuleKey({ idSolicitacao, regra: REGRA, cliente: empresa.instancia }), id],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => api.call(findFlowRule, { query: { idSolicitacao, idFluxo: fluxo.id, regra: REGRA, idServico: id }, signal }),
  });
}
