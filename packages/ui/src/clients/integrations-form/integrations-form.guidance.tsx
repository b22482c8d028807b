import { SECRET_MASK } from '@guiche/domain/integrations';
import type { GuidancePair } from '../../test-support/page.ts';
import type { EditedIntegrations } from './edited-integrations.ts';
import { IntegrationsForm } from './integrations-form.tsx';

const erp = (configuracao: Record<string, string>): EditedIntegrations => ({
  id: 'acme',
  versao: 3,
  integracoes: [{ nome: 'ERP', ativo: true, configuracao }],
});
const nothing = () => undefined;
const FORM = { onSubmit: async () => [], onDraftChange: nothing, onDiscardDraft: nothing, onUnsavedChange: nothing };

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'A stored secret comes from the server as a mask: it stays, or is typed anew.',
      example: <IntegrationsForm {...FORM} value={erp({ url: 'https://erp.acme.com.br/api', usuario: 'guiche', senha: SECRET_MASK })} />,
    },
    dont: {
      words: 'In the address it is no secret: everybody who opens the form reads it, and so does each log.',
      example: <IntegrationsForm {...FORM} value={erp({ url: 'https://guiche:serra2026@erp.acme.com.br/api' })} />,
    },
  },
];
