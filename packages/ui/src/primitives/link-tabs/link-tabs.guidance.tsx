import type { GuidancePair } from '../../test-support/page.ts';
import { LinkTabs } from './link-tabs.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'A few pages of one area, by their short names.',
      example: (
        <LinkTabs
          label="Configurações"
          items={[
            { href: '#usuarios', label: 'Usuários', current: true },
            { href: '#agencia', label: 'Agência', current: false },
            { href: '#clientes', label: 'Clientes', current: false },
          ]}
        />
      ),
    },
    dont: {
      words: 'Actions are buttons: a link that saves or deletes cannot be opened in another tab.',
      example: (
        <LinkTabs
          label="Ações"
          items={[
            { href: '#salvar', label: 'Salvar', current: false },
            { href: '#excluir', label: 'Excluir usuário', current: false },
          ]}
        />
      ),
    },
  },
];
