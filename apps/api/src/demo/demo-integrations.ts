import type { Integration } from '@guiche/domain/entities';
import type { CardVault } from '../cards/card-vault.ts';
import type { IntegrationRow } from '../integrations/data/integrations.ts';
import { sealedRow } from '../integrations/sealed-integration.ts';
import { DEMO_COMPANIES } from './demo-agencies.ts';

/** Systems that companies integrate, with invented settings: none of them is ever called. */
function integrationsOf(instancia: string, index: number): readonly Integration[] {
  const host = `${instancia}.example`;
  return [
    {
      nome: 'ERP',
      ativo: true,
      configuracao: {
        url: `https://erp.${host}/api`,
        usuario: 'guiche',
        senha: `demo-${instancia}`,
        codigoEmpresa: String(1001 + index),
      },
    },
    {
      nome: 'Login único (SSO)',
      ativo: index % 2 === 0,
      configuracao: {
        emissor: `https://login.${host}`,
        clientId: `guiche-${instancia}`,
        clientSecret: index % 2 === 0 ? `demo-${index}` : '',
      },
    },
    {
      nome: 'Webhook de emissões',
      ativo: index % 3 === 0,
      configuracao: { url: `https://eventos.${host}/emissoes`, token: `demo-${instancia}-${index}` },
    },
  ];
}

/** The integrations of the client companies; the last company is new and has none yet. */
export function makeIntegrations(cards: CardVault): readonly IntegrationRow[] {
  return DEMO_COMPANIES.slice(0, -1).flatMap(({ id: empresaId, instancia, agencias }, index) =>
    agencias.flatMap((agenciaId) =>
      integrationsOf(instancia, index).map((integration) => sealedRow(cards, { agenciaId, empresaId }, integration)),
    ),
  );
}
