import type { GuidancePair } from '../../test-support/page.ts';
import { EnterKey } from './enter-key.tsx';

const FIELD = 'g:rounded-md g:border g:border-line-strong g:bg-surface-1 g:px-2 g:text-ink';

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'A field of one line, whose label says what Enter does.',
      example: (
        <label className="g:grid g:gap-1">
          Buscar solicitação e abrir com Enter
          <EnterKey onEnter={() => undefined}>
            <input className={FIELD} defaultValue="48210" />
          </EnterKey>
        </label>
      ),
    },
    dont: {
      words: 'In a text of several lines Enter begins a line: who wants a second one has sent the first.',
      example: (
        <label className="g:grid g:gap-1">
          Mensagem ao solicitante
          <EnterKey onEnter={() => undefined}>
            <textarea className={FIELD} rows={3} defaultValue="Bom dia, Marina." />
          </EnterKey>
        </label>
      ),
    },
  },
];
