import { cancellationCalculation } from '@guiche/domain/fines';
import { balancesMessages } from '@guiche/domain/messages/balances';
import { issuingMessages } from '@guiche/domain/messages/issuing';
import { currencySymbol } from '@guiche/masks/money';
import type { ReactNode, RefObject } from 'react';
import { KeyValueList } from '../../data/key-value-list/index.ts';
import { MoneyText } from '../../data/money-text/index.ts';
import { Banner } from '../../feedback/banner/index.ts';
import { useMessage, useTexts, useViolationText } from '../../i18n/index.ts';
import { MoneyInput } from '../../inputs/money-input/index.ts';
import { Choice } from '../../internal/choice.tsx';
import { momentText } from '../../internal/moment-text.ts';
import { IssueCalculation } from '../issue-calculation/index.ts';
import { fineTexts } from './fine.texts.ts';
import type { BalanceChoice, FinedQuote, FineEntry } from './use-fine-entry.ts';

export interface FineFieldsProps {
  quote: FinedQuote;
  /** The present moment, which becomes the date of the cancellation. */
  now: Date;
  entry: FineEntry;
  /** Further facts about the issue, before its total. */
  facts?: readonly { readonly label: string; readonly value: ReactNode }[];
}

/** The fine with its balance option at the left, and what both come to at the right; below one another where there is no room. */
export function FineFields({ quote, now, entry, facts = [] }: FineFieldsProps) {
  const t = useTexts(fineTexts);
  const message = useMessage(balancesMessages);
  const say = useViolationText(issuingMessages);
  const currency = quote.moeda?.codigo ?? 'BRL';
  const { fine, fineFixed, choice, violation, fineField, change, choose } = entry;
  const options: readonly { readonly value: BalanceChoice; readonly label: string }[] = [
    { value: 'ESTORNO', label: message('opcao_saldo_estorno') },
    { value: 'REEMBOLSO', label: message('opcao_saldo_reembolso') },
    { value: 'NENHUM', label: t('noBalance') },
  ];
  return (
    <div className="g:@container">
      {entry.restored && <Banner tone="info" title={t('restored')} className="g:mb-4" />}
      <div className="g:grid g:gap-x-6 g:gap-y-4 g:@xl:grid-cols-2">
        <div className="g:flex g:min-w-0 g:flex-col g:gap-4">
          <KeyValueList
            items={[
              ...facts,
              { label: t('total'), value: <MoneyText value={quote.total} currency={currency} className="g:font-semibold" /> },
              { label: t('cancelledOn'), value: <span className="g:tabular">{momentText(now.toISOString())}</span> },
            ]}
          />
          <MoneyInput
            ref={fineField as RefObject<HTMLInputElement>}
            label={t('fine')}
            description={fineFixed ? t('fineNone') : t('fineNote', { currency: currencySymbol(currency) })}
            currency={currency}
            required
            disabled={fineFixed}
            value={fine.multa}
            onValueChange={change}
            error={violation && say(violation)}
          />
          <Choice label={t('balance')} options={options} value={choice} onValueChange={choose} />
        </div>
        <IssueCalculation
          live
          className="g:self-start"
          calculation={cancellationCalculation(quote, { multa: fine.multa, credito: null })}
        />
      </div>
    </div>
  );
}
