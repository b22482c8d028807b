import type { GuidancePair } from '../../test-support/page.ts';
import { CopyButton } from './copy-button.tsx';

const copied = async () => true;

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'Beside the code, and named after it: of two codes in a row each has its own.',
      example: (
        <dl className="g:grid g:gap-2">
          <div className="g:flex g:items-center g:gap-2">
            <dt>Localizador</dt>
            <dd>QK7LMN</dd>
            <CopyButton iconOnly text="QK7LMN" label="Copiar localizador" onCopy={copied} />
          </div>
          <div className="g:flex g:items-center g:gap-2">
            <dt>Bilhete</dt>
            <dd>957 2401118357</dd>
            <CopyButton iconOnly text="9572401118357" label="Copiar bilhete" onCopy={copied} />
          </div>
        </dl>
      ),
    },
    dont: {
      words: 'One button for both: "Copiar" does not say which of them, and the airline’s page takes one alone.',
      example: (
        <div className="g:flex g:flex-wrap g:items-center g:gap-2">
          <span>QK7LMN · 957 2401118357</span>
          <CopyButton text="QK7LMN · 957 2401118357" label="Copiar" onCopy={copied} />
        </div>
      ),
    },
  },
];
