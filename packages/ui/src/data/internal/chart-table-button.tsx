import { useTexts } from '../../i18n/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { chartTexts } from './chart.texts.ts';

interface ChartTableButtonProps {
  /** Whether the numbers are shown as a table. */
  asTable: boolean;
  onAsTableChange: (asTable: boolean) => void;
}

/** Changes between a chart and the table of its numbers. Its words say what a press shows. */
export function ChartTableButton({ asTable, onAsTableChange }: ChartTableButtonProps) {
  const t = useTexts(chartTexts);
  return (
    <Button tone="quiet" size="sm" className="g:ms-auto" onClick={() => onAsTableChange(!asTable)}>
      {t(asTable ? 'asChart' : 'asTable')}
    </Button>
  );
}
