import type { SentCredentialRequest } from '@guiche/domain/entities';
import { enumLabel, serviceKindOfId } from '@guiche/domain/enums';
import { shownLogMoment } from '@guiche/domain/logs';
import { commonMessages } from '@guiche/domain/messages/common';
import { credentialsMessages } from '@guiche/domain/messages/credentials';
import { servicesMessages } from '@guiche/domain/messages/services';
import { consolidatorName } from '@guiche/domain/quotes';
import { formatCnpj, isCnpj } from '@guiche/masks/cnpj';
import { formatDate } from '@guiche/masks/date';
import type { ReactNode } from 'react';
import { KeyValueList } from '../../data/key-value-list/index.ts';
import { ErrorState } from '../../feedback/error-state/index.ts';
import { useMessage, useTexts } from '../../i18n/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { CompanyNames } from '../internal/company-names.tsx';
import { credentialTexts } from '../internal/credential.texts.ts';
import { credentialRequestDataModalTexts } from './credential-request-data-modal.texts.ts';

export interface CredentialRequestDataModalProps {
  /** Whether the window is shown. */
  open: boolean;
  /** Called with `false` for Escape and for the buttons that close it. */
  onOpenChange: (open: boolean) => void;
  /** The request as it was sent; undefined while it loads. */
  request: SentCredentialRequest | undefined;
  /** Why it could not be loaded, in words. */
  error?: ReactNode;
  /** Loads it again; without it no button does. */
  onRetry?: (() => void) | undefined;
  /** It is being loaded again. */
  pending?: boolean;
}

/**
 * What a credential was requested with, to be read: supplier, state, who asked for it and when, the companies, and the answers that the
 * supplier was given.
 *
 * Use: to see what was sent to a supplier.
 * Not for: sending it, which a `CredentialRequestModal` does.
 * Keyboard: Escape: closes.
 * Screen reader: a dialog with lists of terms, each with its value.
 * @see S-130, S-373
 * @keywords dados da solicitação, credencial, fornecedor, request data
 */
export function CredentialRequestDataModal({ open, onOpenChange, ...data }: CredentialRequestDataModalProps) {
  const message = useMessage(credentialsMessages, commonMessages);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={message('dados_da_solicitacao')}
      context={data.request && consolidatorName(data.request.consolidadora)}
      footer={<Button onClick={() => onOpenChange(false)}>{message('fechar')}</Button>}
    >
      <RequestData {...data} />
    </Dialog>
  );
}

/** What a supplier was given, as people read it: a day is sent in its ISO form, and a CNPJ as its digits. */
function shownAnswer(valor: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(valor)) return formatDate(valor);
  return isCnpj(valor) ? formatCnpj(valor) : valor;
}

function RequestData({ request, error, onRetry, pending = false }: Omit<CredentialRequestDataModalProps, 'open' | 'onOpenChange'>) {
  const t = useTexts(credentialRequestDataModalTexts);
  const words = useTexts(credentialTexts);
  const message = useMessage(credentialsMessages, servicesMessages);
  if (!request && error !== undefined) return <ErrorState title={error} onRetry={onRetry} pending={pending} />;
  if (!request) {
    return (
      <div role="status" aria-busy="true" aria-label={t('loading')} className="g:grid g:gap-3">
        {['a', 'b', 'c'].map((key) => (
          <Skeleton key={key} className="g:h-10" />
        ))}
      </div>
    );
  }
  const { fornecedor, estado, idServico, solicitante, data, empresas, campos } = request;
  const state = enumLabel('credencial_estado', estado);
  const section = enumLabel('secao', serviceKindOfId(idServico));
  return (
    <div className="g:grid g:gap-4">
      <KeyValueList
        items={[
          { label: words('supplier'), value: fornecedor.nome },
          { label: t('state'), value: state === null ? estado : message(state) },
          { label: t('service'), value: section && message(section) },
          { label: t('by'), value: solicitante },
          {
            label: t('at'),
            value: (
              <time className="g:own" dateTime={data}>
                {shownLogMoment(data)}
              </time>
            ),
          },
          { label: words('companies'), value: <CompanyNames names={empresas.map(({ nome }) => nome)} none={words('allCompanies')} /> },
        ]}
      />
      <div data-part="answers" className="g:own">
        <h3 className="g:mb-1 g:font-semibold">{t('answers')}</h3>
        {campos.length === 0 ? (
          <p className="g:text-ink-2 g:text-sm">{t('noAnswers')}</p>
        ) : (
          <KeyValueList items={campos.map(({ nome, valor }) => ({ label: nome, value: shownAnswer(valor) }))} />
        )}
      </div>
    </div>
  );
}
