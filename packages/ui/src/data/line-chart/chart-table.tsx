import { useTexts, useUiLanguage } from '../../i18n/index.ts';
import { Table, TableCell, TableHeading } from '../../primitives/table/index.ts';
import { lineChartTexts } from './line-chart.texts.ts';
import type { LineChartProps } from './line-chart-props.ts';
import { longMonth } from './month-text.ts';

/** The numbers of a chart, a row for each month. */
export function ChartTable({ label, series, months }: LineChartProps & { months: readonly string[] }) {
  const t = useTexts(lineChartTexts);
  const language = useUiLanguage();
  return (
    <Table
      label={label}
      head={
        <>
          <TableHeading>{t('month')}</TableHeading>
          {series.map(({ name }) => (
            <TableHeading key={name} align="end" className="g:w-28">
              {name}
            </TableHeading>
          ))}
        </>
      }
    >
      {months.map((month, index) => (
        <tr key={month} className="g:own">
          <TableCell>{longMonth(month, language)}</TableCell>
          {series.map(({ name, points }) => (
            <TableCell key={name} align="end" className="g:tabular">
              {points[index]?.quantidade}
            </TableCell>
          ))}
        </tr>
      ))}
    </Table>
  );
}
