import { EllipsisVertical } from 'lucide-react';
import type { GuidancePair } from '../../test-support/page.ts';
import { Button } from '../button/index.ts';
import { Menu, MenuItem, MenuSeparator } from './index.ts';

const MORE = (
  <Button tone="quiet" size="icon" aria-label="Mais ações">
    <EllipsisVertical aria-hidden="true" />
  </Button>
);

export const guidance: readonly GuidancePair[] = [
  {
    framed: 220,
    do: {
      words: 'Seldom needed actions; the one that takes something away comes last, behind a line.',
      example: (
        <Menu open trigger={MORE}>
          <MenuItem>Duplicar cotação</MenuItem>
          <MenuItem>Copiar para o WhatsApp</MenuItem>
          <MenuSeparator />
          <MenuItem tone="danger">Remover cotação</MenuItem>
        </Menu>
      ),
    },
    dont: {
      words: 'Two actions need no menu, and a slip of the hand removes the quote.',
      example: (
        <Menu open trigger={MORE}>
          <MenuItem tone="danger">Remover</MenuItem>
          <MenuItem>Editar</MenuItem>
        </Menu>
      ),
    },
  },
];
