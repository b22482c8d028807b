import type { CaptureDifference, CapturedField } from '@guiche/domain/air/capture';
import { formatDateTime } from '@guiche/masks/date-time';
import { formatMoney } from '@guiche/masks/money';
import { Check } from 'lucide-react';
import { Badge } from '../../feedback/badge/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { toLocalTime } from '../../internal/local-time.ts';
import { Button } from '../../primitives/button/index.ts';
import { airCaptureModalTexts } from './air-capture-modal.texts.ts';

const LABELS = {
  localizador: 'localizador',
  voos: 'voos',
  assentos: 'assentos',
  bilhetes: 'bilhetes',
  tarifa: 'tarifa',
  taxas: 'taxas',
  fee: 'fee',
  duRav: 'duRav',
  prazoEmissao: 'prazoEmissao',
  dataEmissao: 'dataEmissao',
} as const satisfies Record<CapturedField, string>;
const MONEY: readonly CapturedField[] = ['tarifa', 'taxas', 'fee', 'duRav'];
const MOMENTS: readonly CapturedField[] = ['prazoEmissao', 'dataEmissao'];
/** A word that does not fit into a cell on a phone: a ticket, a moment and an amount do. */
const TOO_LONG = /\S{16}/;

interface CaptureDifferencesProps {
  /** The differences when the data came, so that what is applied stays in sight. */
  differences: readonly CaptureDifference[];
  /** Those that are still there. */
  left: readonly CapturedField[];
  currency: string;
  onApply: (field: CapturedField) => void;
}

/** Quote and captured data side by side, one difference below the other, each with its own button. */
export function CaptureDifferences({ differences, left, currency, onApply }: CaptureDifferencesProps) {
  const t = useTexts(airCaptureModalTexts);
  const say = (field: CapturedField, value: string | number | null) => {
    if (value === null) return t('nothing');
    if (typeof value === 'number') return MONEY.includes(field) ? formatMoney(value, { currency }) : String(value);
    if (MOMENTS.includes(field)) return formatDateTime(toLocalTime(value));
    return field === 'bilhetes' ? value.replaceAll('/', '\u00a0/ ') : value;
  };
  const said = ({ field }: CaptureDifference, values: CaptureDifference['quoted']) => {
    const texts = values.map((value) => say(field, value));
    // A value for each flight; the same one for all is said once.
    return [...new Set(texts)].length === 1 ? (texts[0] ?? '') : texts.join(' · ');
  };
  return (
    <table className="g:w-full g:border-collapse g:text-sm">
      <caption className="g:sr-only">{t('differences')}</caption>
      <thead className="g:own">
        <tr className="g:border-line g:border-b g:text-start g:text-ink-3">
          <th scope="col" className="g:py-1.5 g:pe-2 g:text-start g:font-medium">
            {t('field')}
          </th>
          <th scope="col" className="g:py-1.5 g:pe-2 g:text-end g:font-medium">
            {t('quoted')}
          </th>
          <th scope="col" className="g:py-1.5 g:pe-2 g:text-end g:font-medium">
            {t('captured')}
          </th>
          <th scope="col" className="g:py-1.5">
            <span className="g:sr-only">{t('apply')}</span>
          </th>
        </tr>
      </thead>
      <tbody className="g:own">
        {differences.map((difference) => {
          const { field, quoted, captured } = difference;
          const [before, after] = [said(difference, quoted), said(difference, captured)];
          // A number in two lines is misread.
          const wraps = TOO_LONG.test(`${before} ${after}`) ? 'g:wrap-anywhere' : '';
          return (
            <tr key={field} className="g:border-line g:border-b">
              <th scope="row" className="g:py-1.5 g:pe-2 g:text-start g:font-normal g:text-ink-2">
                {t(LABELS[field])}
              </th>
              <td className={`g:py-1.5 g:pe-2 g:text-end g:text-ink-2 g:tabular ${wraps}`}>{before}</td>
              <td className={`g:py-1.5 g:pe-2 g:text-end g:font-semibold g:tabular ${wraps}`}>{after}</td>
              <td className="g:py-1.5 g:text-end">
                {left.includes(field) ? (
                  <Button size="sm" aria-label={t('applyOf', { field: t(LABELS[field]) })} onClick={() => onApply(field)}>
                    {/* On a phone two tickets and a word have no room beside one another. */}
                    <Check aria-hidden="true" className="g:sm:hidden" />
                    <span className="g:max-sm:sr-only">{t('apply')}</span>
                  </Button>
                ) : (
                  <Badge tone="success">
                    <Check aria-hidden="true" />
                    <span className="g:max-sm:sr-only">{t('applied')}</span>
                  </Badge>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
