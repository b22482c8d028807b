import type { GuidancePair } from '../../test-support/page.ts';
import { ReportProgress } from './report-progress.tsx';

const nothing = () => undefined;
const REPORT = { report: 'Vendas por cliente', onCancel: nothing, onRetry: nothing, onDismiss: nothing };

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'A share that is known is shown; one that is not is not made up.',
      example: (
        <div className="g:grid g:gap-3">
          <ReportProgress {...REPORT} state={{ kind: 'running', share: 0.42 }} />
        </div>
      ),
    },
    dont: {
      words: 'Stuck at 99 %: nobody believes the next one.',
      example: <ReportProgress {...REPORT} state={{ kind: 'running', share: 0.99 }} />,
    },
  },
  {
    do: {
      words: 'What failed, and what to change.',
      example: <ReportProgress {...REPORT} state={{ kind: 'failed', words: 'O período passa de 12 meses. Escolha um menor.' }} />,
    },
    dont: {
      words: 'The words of a database help nobody who chose a period.',
      example: <ReportProgress {...REPORT} state={{ kind: 'failed', words: 'ORA-01555: snapshot too old' }} />,
    },
  },
];
