import type { GuidancePair } from '../../test-support/page.ts';
import { ShortcutSheet } from './shortcut-sheet.tsx';

const nothing = () => undefined;
const SHEET = { open: true, onOpenChange: nothing, enabled: true, onEnabledChange: nothing };

export const guidance: readonly GuidancePair[] = [
  {
    framed: 380,
    do: {
      words: 'The keys that hold here, named by what they do, those of the screen first.',
      example: (
        <ShortcutSheet
          {...SHEET}
          groups={[
            {
              label: 'Lista de solicitações',
              shortcuts: [
                { label: 'Próxima solicitação', ways: [['j'], ['↓']] },
                { label: 'Assumir', ways: [['t']] },
              ],
            },
            { label: 'Em todas as telas', shortcuts: [{ label: 'Ir para…', ways: [['Ctrl K']] }] },
          ]}
        />
      ),
    },
    dont: {
      words: 'Every key of the app in one list: half of them do nothing on this screen.',
      example: (
        <ShortcutSheet
          {...SHEET}
          groups={[
            {
              label: 'Atalhos',
              shortcuts: [
                { label: 'J', ways: [['j']] },
                { label: 'Salvar cotação (só no modal)', ways: [['Ctrl Enter']] },
                { label: 'T na lista', ways: [['t']] },
              ],
            },
          ]}
        />
      ),
    },
  },
];
