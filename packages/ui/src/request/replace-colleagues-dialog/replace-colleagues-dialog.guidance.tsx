import { ConfirmDialog } from '../../primitives/confirm-dialog/index.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { ReplaceColleaguesDialog } from './replace-colleagues-dialog.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    framed: 300,
    do: {
      words: 'How many, and whose: one asks Rafael before one takes his work.',
      example: (
        <ReplaceColleaguesDialog
          open
          count={3}
          names={['Rafael Teixeira', 'Beatriz Sampaio Coelho']}
          onConfirm={() => undefined}
          onCancel={() => undefined}
        />
      ),
    },
    dont: {
      words: 'A question without names is answered yes.',
      example: (
        <ConfirmDialog
          open
          onOpenChange={() => undefined}
          title="Substituir o responsável?"
          description="Algumas solicitações já têm responsável."
          onConfirm={() => undefined}
        />
      ),
    },
  },
];
