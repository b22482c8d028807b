import { type CommonQuote, quoteIsNew } from '@guiche/domain/quotes';
import { formatMoney } from '@guiche/masks/money';
import { type ReactNode, useRef } from 'react';
import { Banner } from '../../feedback/banner/index.ts';
import { ErrorState } from '../../feedback/error-state/index.ts';
import { EntityForm, type EntityFormProps } from '../../form/entity-form/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { type IssueField, IssueSection, type PaidQuote } from '../issue-section.tsx';
import { MoneyColumn } from '../money-column/index.ts';
import { quoteTexts } from '../quote.texts.ts';
import { type QuoteSurroundings, QuoteSurroundingsProvider } from '../quote-surroundings.ts';
import { QuoteTotal } from '../quote-total/index.ts';
import { AmountQuestion } from './amount-question.tsx';
import { CustomFieldsSection } from './custom-fields-section.tsx';
import { NoteSection } from './note-section.tsx';
import type { QuoteModalProps } from './quote-modal-props.ts';
import { QuoteSkeleton } from './quote-skeleton.tsx';
import { SupplySection } from './supply-section.tsx';
import { useAmountConfirmation } from './use-amount-confirmation.ts';

type FormOptions<Quote extends CommonQuote> = Pick<EntityFormProps<Quote>, 'rule' | 'say' | 'prepare' | 'confirm' | 'initialFocus'>;
type Margin = Pick<QuoteSurroundings, 'markupPercent' | 'onIntermediaryChange'>;

export interface QuoteFrameProps<Quote extends CommonQuote>
  extends Omit<QuoteModalProps<Quote>, 'mode' | 'temFornecedorExterno'>,
    FormOptions<Quote>,
    Margin {
  /** The window's title for a new, an edited and a read-only quote. */
  titles: { readonly new: string; readonly edit: string; readonly read: string };
  /** The sections of this kind of service only that every quote needs: beside the price, above everything else. */
  children: ReactNode;
  /** The fields of an issue that this kind of service has, above all sections; false while the request is quoted. */
  issueFields?: readonly IssueField[] | false;
  /** The tickets of this kind of service are not an airline's: their number is taken as it is typed. */
  freeTicketNumber?: boolean | undefined;
  /** Those of the fields of the issue without which this kind of service is not saved; it may depend on how the service is paid. */
  requiredIssueFields?: ((quote: PaidQuote) => readonly IssueField[]) | undefined;
  /** Whether a rule looks at the authorization code: else its field calls none invalid. It may depend on how the service is paid. @see Q-208 */
  codeIsChecked?: ((quote: PaidQuote) => boolean) | undefined;
  /** Further sections of this kind of service only, above those of all kinds. */
  optional?: ReactNode;
  /** The fields of the fare, as this kind of service has them. */
  fare: ReactNode;
  /** In reais: saving asks about a fare below it that takes the place of none. */
  unusualFareBelow?: number | undefined;
  /** Fields beside the supply for this kind of service only, with their names. */
  supply?: { readonly fields: ReactNode; readonly names: readonly string[] } | undefined;
  /** Leaves the supplier of the service out. @see Q-034 */
  supplierHidden?: boolean | undefined;
  /** Money fields of this kind of service only, below the markup. */
  moneyExtras?: ReactNode;
  /** The actions on the quote besides saving it, above the form. */
  actions?: ReactNode;
}

/**
 * The modal of a quote of any kind: the kind's own sections at the left, the price at the right, then supply, the client's fields and the
 * note at the left again; total and actions always in sight. On a phone the parts stand in the same order, which is that of Tab as well.
 *
 * Draft, conflict, refusals and keyboard are those of `EntityForm`.
 *
 * Use: to build the modal of a further kind of service.
 * Not for: the quote of a kind that has a modal of its own.
 * Parts: those of the `AirQuoteModal`, whose itinerary stands for the sections of a kind.
 * Keyboard: Ctrl+Enter: saves from anywhere; Escape: closes, and loses nothing; Tab: follows the order in which the parts are read.
 * Screen reader: a dialog named by `title`, described by `context`; errors are read with their fields.
 * @keywords cotação, quadro da cotação em janela
 */
export function QuoteModal<Quote extends CommonQuote>({
  open,
  onOpenChange,
  context,
  options,
  onRetry,
  suggestRate,
  searchExternalSuppliers,
  travellers,
  readOnly = false,
  readOnlyReason,
  locked = false,
  moneyLocked = false,
  paymentTypeLocked = false,
  markupPercent,
  onIntermediaryChange,
  titles,
  children,
  issueFields = false,
  freeTicketNumber = false,
  requiredIssueFields,
  codeIsChecked,
  optional,
  fare,
  supply,
  supplierHidden,
  moneyExtras,
  actions,
  aside,
  value,
  unusualAbove,
  unusualFareBelow,
  confirm,
  initialFocus,
  onEnableValues,
  ...form
}: QuoteFrameProps<Quote>) {
  const t = useTexts(quoteTexts);
  const amounts = useAmountConfirmation(value, unusualAbove, unusualFareBelow);
  const firstIssueField = useRef<HTMLInputElement>(null);
  const title = titles[readOnly ? 'read' : value && quoteIsNew(value) ? 'new' : 'edit'];
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} context={context} size="xl">
      {value && options ? (
        <QuoteSurroundingsProvider
          value={{
            options,
            travellers,
            readOnly: readOnly || locked,
            moneyFixed: readOnly || locked || moneyLocked,
            paymentTypeLocked,
            onEnableValues: readOnly || locked || !moneyLocked ? undefined : onEnableValues,
            markupPercent,
            onIntermediaryChange,
            suggestRate,
            searchExternalSuppliers,
          }}
        >
          <EntityForm
            {...form}
            confirm={async (quote, form) => (await amounts.confirm(quote, form)) && (!confirm || confirm(quote, form))}
            value={value}
            readOnly={readOnly}
            saving={locked || form.saving}
            initialFocus={issueFields && !readOnly ? firstIssueField : initialFocus}
            rebase={(typed, stored) => ({ ...typed, versao: stored.versao })}
            describeConflict={(stored) =>
              t('storedTotal', { total: formatMoney(stored.total, { currency: stored.moeda?.codigo ?? 'BRL' }) })
            }
            onClose={() => onOpenChange(false)}
            summary={<QuoteTotal stored={form.conflict} />}
          >
            {readOnly && readOnlyReason && <Banner tone="info" title={readOnlyReason} />}
            {actions}
            <div className="g:grid g:flex-1 g:gap-x-6 g:gap-y-4 g:lg:grid-cols-[minmax(0,1fr)_23rem] g:lg:grid-rows-[auto_1fr]">
              <div className="g:flex g:min-w-0 g:flex-col g:gap-4">
                {issueFields && (
                  <IssueSection
                    fields={issueFields}
                    freeTicketNumber={freeTicketNumber}
                    required={requiredIssueFields}
                    codeIsChecked={codeIsChecked}
                    firstFieldRef={firstIssueField}
                  />
                )}
                {children}
              </div>
              <div className="g:min-w-0 g:lg:col-start-2 g:lg:row-span-2 g:lg:row-start-1">
                {/* As high as the window is between its head and its foot: what is left below the price scrolls by itself, so that the price stays. */}
                <div className="g:flex g:flex-col g:gap-4 g:lg:sticky g:lg:top-0 g:lg:max-h-[calc(100dvh-12rem)]">
                  <MoneyColumn extras={moneyExtras}>{fare}</MoneyColumn>
                  {aside && <div className="g:flex g:min-h-0 g:flex-col g:lg:min-h-44">{aside}</div>}
                </div>
              </div>
              <div className="g:flex g:min-w-0 g:flex-col g:gap-4 g:lg:col-start-1">
                {optional}
                <SupplySection names={supply?.names ?? []} supplierHidden={supplierHidden === true}>
                  {supply?.fields}
                </SupplySection>
                {value.camposCustomizados.length > 0 && <CustomFieldsSection />}
                <NoteSection />
              </div>
            </div>
          </EntityForm>
          <AmountQuestion
            amounts={amounts.asking?.amounts}
            currency={amounts.asking?.currency ?? 'BRL'}
            onAnswer={(keep) => amounts.asking?.answer(keep)}
          />
        </QuoteSurroundingsProvider>
      ) : onRetry ? (
        <ErrorState title={t('loadFailed')} onRetry={onRetry} />
      ) : (
        <QuoteSkeleton />
      )}
    </Dialog>
  );
}
