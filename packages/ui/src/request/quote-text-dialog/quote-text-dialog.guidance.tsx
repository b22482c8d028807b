import { storedRoundTrip } from '../../test-support/air-quote-fixtures.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { QuoteTextDialog, type QuoteTextDialogProps } from './quote-text-dialog.tsx';

const DIALOG: QuoteTextDialogProps = {
  open: true,
  onOpenChange: () => undefined,
  quotes: [storedRoundTrip()],
  context: 'GRU → REC · 10/12/2026 – 14/12/2026 · Ana Lima',
  choice: { language: 'pt-BR', form: 'whatsapp' },
  onChoiceChange: () => undefined,
  onCopy: async () => false,
};

export const guidance: readonly GuidancePair[] = [
  {
    framed: 620,
    do: {
      words: 'Opened because the browser refused the clipboard, it says so: the text is copied by hand.',
      example: <QuoteTextDialog {...DIALOG} refused />,
    },
    dont: {
      words: 'Without a word about it, what was copied before is what the client gets.',
      example: <QuoteTextDialog {...DIALOG} />,
    },
  },
];
