import type { GuidancePair } from '../../test-support/page.ts';
import { Button } from './button.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'One primary action, at the end, with a verb that says what will happen.',
      example: (
        <div className="g:flex g:flex-wrap g:justify-end g:gap-2">
          <Button tone="quiet">Cancelar</Button>
          <Button tone="primary">Salvar cotação</Button>
        </div>
      ),
    },
    dont: {
      words: 'Several primary actions weigh the same, so none is the next step; "OK" says nothing.',
      example: (
        <div className="g:flex g:flex-wrap g:justify-end g:gap-2">
          <Button tone="primary">Cancelar</Button>
          <Button tone="primary">Salvar</Button>
          <Button tone="primary">OK</Button>
        </div>
      ),
    },
  },
  {
    do: {
      words: 'While an issue runs the button is `pending`: it keeps its place and cannot be pressed twice.',
      example: (
        <div className="g:flex g:flex-wrap g:justify-end g:gap-2">
          <Button tone="primary" pending>
            Emitir bilhete
          </Button>
        </div>
      ),
    },
    dont: {
      words: '`disabled` takes it out of the order of Tab, and nobody is told why.',
      example: (
        <div className="g:flex g:flex-wrap g:justify-end g:gap-2">
          <Button tone="primary" disabled>
            Emitir bilhete
          </Button>
        </div>
      ),
    },
  },
];
