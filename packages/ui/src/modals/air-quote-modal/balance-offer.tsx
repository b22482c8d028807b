import type { AirQuote, UsableBalance } from '@guiche/domain/entities';
import { formatDate } from '@guiche/masks/date';
import { formatMoney } from '@guiche/masks/money';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Banner } from '../../feedback/banner/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { useFillQuote } from '../../quote/use-fill-quote.ts';
import { airActionsTexts } from './air-actions.texts.ts';
import type { AirQuoteActions } from './air-quote-modal-props.ts';

interface BalanceOfferProps extends Required<Pick<AirQuoteActions, 'onUseBalance' | 'onStopUsing'>> {
  balances: readonly UsableBalance[];
}

/** Offers the balances of the travellers while the quote uses none; one press begins with the use of one, or gives up the one that is used. */
export function BalanceOffer({ balances, onUseBalance, onStopUsing }: BalanceOfferProps) {
  const t = useTexts(airActionsTexts);
  const { control, getValues } = useFormContext<AirQuote>();
  const fill = useFillQuote<AirQuote>();
  const used = useWatch({ control, name: 'utilizaSaldo' });
  const shown = useRef<HTMLDivElement>(null);
  const before = useRef(used);
  useEffect(() => {
    // The button that was pressed is gone. Left to itself the focus would go to the window, around the form, where no key saves.
    if (used !== before.current && document.activeElement === document.body) shown.current?.focus();
    before.current = used;
  }, [used]);
  if (used) {
    return (
      <div ref={shown} tabIndex={-1} className="g:own">
        <Banner tone="success" title={t('used')}>
          {onStopUsing && (
            <Button size="sm" onClick={() => onStopUsing(getValues(), fill)}>
              {t('stopUsing')}
            </Button>
          )}
        </Banner>
      </div>
    );
  }
  if (balances.length === 0) return <div ref={shown} tabIndex={-1} className="g:sr-only" />;
  return (
    <div ref={shown} tabIndex={-1} className="g:own">
      <Banner tone="info" title={t('offer', { count: balances.length })}>
        <ul className="g:grid g:gap-1">
          {balances.map((balance) => (
            <li key={balance.id} className="g:flex g:flex-wrap g:items-center g:gap-x-3 g:gap-y-1">
              <span className="g:own g:min-w-0 g:tabular">
                {[
                  `${balance.cia} · ${balance.viajante}`,
                  formatMoney(balance.valor),
                  balance.validade === null ? t('noEnd') : t('until', { day: formatDate(balance.validade) }),
                  balance.multa !== null && t('fine', { amount: formatMoney(balance.multa) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              <Button
                size="sm"
                aria-label={t('useOf', { name: balance.viajante, amount: formatMoney(balance.valor) })}
                onClick={() => onUseBalance?.(balance, getValues(), fill)}
              >
                {t('use')}
              </Button>
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  );
}
