import type { CredentialRequest, CredentialSupplier, Supplier } from '@guiche/domain/entities';
import { enumLabel, serviceKindOfId } from '@guiche/domain/enums';
import { credentialsMessages } from '@guiche/domain/messages/credentials';
import { dialogsMessages } from '@guiche/domain/messages/dialogs';
import { servicesMessages } from '@guiche/domain/messages/services';
import { validationMessages } from '@guiche/domain/messages/validation';
import { consolidatorName } from '@guiche/domain/quotes';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { Banner } from '../../feedback/banner/index.ts';
import { InlineError } from '../../feedback/inline-error/index.ts';
import { EntitySelect } from '../../form/entity-select/index.ts';
import { useMessage, useTexts, useViolationText } from '../../i18n/index.ts';
import { useOpening } from '../../internal/use-opening.ts';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { useSearchForm } from '../../search/use-search-form.ts';
import { CompaniesField } from '../internal/companies-field.tsx';
import { credentialTexts } from '../internal/credential.texts.ts';
import type { CredentialCompany } from '../internal/edited-content.ts';
import { type KeepsDraft, useWindowDraft } from '../internal/use-window-draft.tsx';
import { credentialRequestModalTexts } from './credential-request-modal.texts.ts';
import { answersTo, type CredentialRequestDraft, requestOf, requestViolations, withoutSecrets } from './request-values.ts';
import { SupplierFields } from './supplier-fields.tsx';

export interface CredentialRequestModalProps extends KeepsDraft<CredentialRequestDraft> {
  /** Whether the window is shown. */
  open: boolean;
  /** Called with `false` for Escape and for the buttons that close it; not while `pending`. */
  onOpenChange: (open: boolean) => void;
  /** The numeric id of the service. */
  idServico: number;
  /** The suppliers of the service; undefined while they load. */
  suppliers: readonly Supplier[] | undefined;
  /** Called when another supplier is chosen, whose fields are then given as `supplier`. */
  onSupplierChange: (supplier: Supplier | null) => void;
  /** The chosen supplier, or that of the draft, with the fields that it asks for; undefined while they load. */
  supplier: CredentialSupplier | undefined;
  /** Why the suppliers, or what one asks for, could not be loaded, in words. */
  loadError?: ReactNode;
  /** Loads what could not be loaded again. */
  onRetry?: (() => void) | undefined;
  /** The client companies of the agency. */
  companies: readonly CredentialCompany[];
  /** The companies that are ticked when the window opens. */
  defaultCompanies?: readonly CredentialCompany[] | undefined;
  /** Called with the request, which nothing is wrong with. The caller closes the window. */
  onSubmit: (request: CredentialRequest) => void;
  /** The request is on its way. */
  pending?: boolean;
  /** Why it was not taken; the window stays with what was typed. */
  error?: ReactNode;
  /** The day that the calendars mark, ISO date; without it, the device's. */
  today?: string | undefined;
}

/**
 * Requests a credential from a supplier: which supplier, the fields that this one asks for, and the companies for which it is to hold.
 *
 * Use: for a credential that the supplier has to make.
 * Not for: a credential that the agency has already, which a `CredentialModal` takes.
 * Keyboard: Tab: goes through the fields; Enter: sends, from any field whose list is closed; Escape: closes, and loses nothing where a draft is kept.
 * Focus: on the supplier; on the first wrong field after a refusal. It returns to what opened the window.
 * Screen reader: what the supplier asks for is a group, and so are the companies; what is wrong is read with its field.
 * @see S-129, S-278, S-369, B-064
 * @keywords solicitar credencial, fornecedor, pedido, credential request
 */
export function CredentialRequestModal(props: CredentialRequestModalProps) {
  return <RequestWindow key={useOpening(props.open)} {...props} />;
}

function RequestWindow(props: CredentialRequestModalProps) {
  const { open, onOpenChange, idServico, suppliers, onSupplierChange, supplier, loadError, onRetry, companies } = props;
  const { defaultCompanies = [], onSubmit, onDraftChange, onDiscardDraft, pending = false, error, today } = props;
  const t = useTexts(credentialRequestModalTexts);
  const words = useTexts(credentialTexts);
  const message = useMessage(credentialsMessages, dialogsMessages, servicesMessages);
  const say = useViolationText(credentialsMessages, validationMessages);
  const rule = useCallback((values: CredentialRequestDraft) => requestViolations(values, supplier), [supplier]);
  const [start] = useState<CredentialRequestDraft>(() => ({ fornecedor: null, campos: [], empresas: defaultCompanies }));
  const typed = useWindowDraft<CredentialRequestDraft>({
    start,
    draft: props.draft,
    keeps: withoutSecrets,
    onDraftChange,
    onDiscardDraft,
    onDiscarded() {
      form.reset(start);
      change(false);
    },
  });
  const { draft } = typed;
  const { form, frame } = useSearchForm<CredentialRequestDraft>({
    start,
    draft,
    onDraftChange: typed.keep,
    rule,
    say,
    onSearch: (values) => supplier && onSubmit(requestOf(values, supplier, idServico)),
    pending,
  });
  const { control, getValues, reset } = form;
  const chosen = useWatch({ control, name: 'fornecedor' });
  const answering = chosen && supplier?.id === chosen.id ? supplier : undefined;
  const fields = answering?.campos;
  const section = enumLabel('secao', serviceKindOfId(idServico));

  // Each supplier asks for something else: an answer to one is none to another, and an earlier try says nothing of its fields.
  useEffect(() => {
    if (answering) reset({ ...getValues(), campos: answersTo(answering, draft) });
  }, [reset, getValues, answering, draft]);

  function change(next: boolean) {
    if (!pending) onOpenChange(next);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={message('solicitar_credencial')}
      context={section && message(section)}
      onSubmit={frame.onSubmit}
      footer={
        <>
          {!pending && typed.discardButton}
          <Button onClick={() => change(false)}>{typed.closeLabel ?? message('cancelar')}</Button>
          <Button type="submit" tone="primary" pending={pending}>
            {t('send')}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <div className="g:grid g:gap-4">
          {typed.notice}
          {error && <Banner tone="danger" title={error} />}
          {loadError && (
            <Banner tone="danger" title={loadError}>
              {onRetry && (
                <Button size="sm" onClick={onRetry}>
                  {t('retry')}
                </Button>
              )}
            </Banner>
          )}
          {frame.refusals.map((refusal) => (
            <InlineError key={refusal}>{refusal}</InlineError>
          ))}
          {suppliers?.length === 0 ? (
            <p className="g:text-ink-2">{t('noSupplier')}</p>
          ) : (
            // In its place from the start: the focus is on it.
            <EntitySelect
              control={control}
              name="fornecedor"
              label={words('supplier')}
              placeholder={suppliers || loadError ? undefined : t('loadingSuppliers')}
              options={suppliers ?? []}
              labelOf={({ nome }) => nome}
              onPick={onSupplierChange}
              required
            />
          )}
          {chosen && !fields && !loadError && (
            <div role="status" className="g:own" aria-busy="true" aria-label={t('loadingFields')}>
              <Skeleton className="g:h-10" />
            </div>
          )}
          {fields && supplier && (
            <>
              <p className="g:text-ink-2 g:text-sm">{t('consolidator', { name: consolidatorName(supplier.consolidadora) })}</p>
              <SupplierFields key={supplier.id} control={control} fields={fields} today={today} />
            </>
          )}
          <CompaniesField companies={companies} />
        </div>
        {typed.question}
      </FormProvider>
    </Dialog>
  );
}
