import { activationViolation, credentialText, credentialViolations, readCredentialContent } from '@guiche/domain/credentials';
import type { CredentialActivation, ListedCredential } from '@guiche/domain/entities';
import { serviceKindOfId } from '@guiche/domain/enums';
import { credentialsMessages } from '@guiche/domain/messages/credentials';
import { dialogsMessages } from '@guiche/domain/messages/dialogs';
import { validationMessages } from '@guiche/domain/messages/validation';
import { consolidatorName } from '@guiche/domain/quotes';
import { LINE_LENGTH } from '@guiche/domain/text-lengths';
import { type ReactNode, useCallback, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { Banner } from '../../feedback/banner/index.ts';
import { InlineError } from '../../feedback/inline-error/index.ts';
import { FormField } from '../../form/form-field/index.ts';
import { useMessage, useTexts, useViolationText } from '../../i18n/index.ts';
import { TextInput } from '../../inputs/text-input/index.ts';
import { useOpening } from '../../internal/use-opening.ts';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { useSearchForm } from '../../search/use-search-form.ts';
import { CompaniesField } from '../internal/companies-field.tsx';
import { ContentFields } from '../internal/content-fields.tsx';
import { credentialTexts } from '../internal/credential.texts.ts';
import { type CredentialCompany, contentOf, editedContent, type WithContent } from '../internal/edited-content.ts';
import { type KeepsDraft, useWindowDraft } from '../internal/use-window-draft.tsx';

/** What was typed to activate a credential. As a draft it holds no password. */
export interface CredentialActivationDraft extends WithContent {
  identificador: string;
  empresas: readonly CredentialCompany[];
}

export interface CredentialActivationModalProps extends KeepsDraft<CredentialActivationDraft> {
  /** Whether the window is shown. */
  open: boolean;
  /** Called with `false` for Escape and for the buttons that close it; not while `pending`. */
  onOpenChange: (open: boolean) => void;
  /** The requested credential. Read when the window opens. */
  credential: ListedCredential;
  /** The client companies of the agency. */
  companies: readonly CredentialCompany[];
  /** Called with what activates it, which nothing is wrong with. The caller closes the window. */
  onSubmit: (activation: CredentialActivation) => void;
  /** The activation is on its way. */
  pending?: boolean;
  /** Why it was not taken; the window stays with what was typed. */
  error?: ReactNode;
}

/**
 * Activates a requested credential with what the supplier answered: the content of the credential, by which identification the supplier knows
 * the agency, and the companies for which it holds. Without the identification nothing is sent.
 *
 * Use: when the supplier has made the credential.
 * Not for: a credential that is active already, which a `CredentialModal` changes.
 * Keyboard: Tab: goes through the fields; Enter: sends, from any field; Escape: closes, and loses nothing where a draft is kept.
 * Focus: on the identification; on the first wrong field after a refusal. It returns to what opened the window.
 * Screen reader: the companies are a group; what is wrong is read with its field.
 * @see S-131, S-144, S-279
 * @keywords ativar credencial, identificação da agência, activation
 */
export function CredentialActivationModal(props: CredentialActivationModalProps) {
  return <ActivationWindow key={useOpening(props.open)} {...props} />;
}

/** What a draft keeps: no password. */
function withoutPassword(typed: CredentialActivationDraft): CredentialActivationDraft {
  return { ...typed, conteudo: { ...typed.conteudo, senha: '' } };
}

function ActivationWindow(props: CredentialActivationModalProps) {
  const { open, onOpenChange, companies, onSubmit, onDraftChange, onDiscardDraft, pending = false, error } = props;
  const words = useTexts(credentialTexts);
  const message = useMessage(credentialsMessages, dialogsMessages);
  const say = useViolationText(credentialsMessages, validationMessages);
  const [{ id, consolidadora, servico, credencial, identificador, empresas }] = useState(props.credential);
  const kind = serviceKindOfId(servico.id);
  const rule = useCallback(
    ({ identificador, conteudo }: CredentialActivationDraft) => {
      const missing = activationViolation({ identificador });
      return [...(missing ? [missing] : []), ...credentialViolations({ consolidadora, conteudo: contentOf(conteudo) })];
    },
    [consolidadora],
  );
  const [start] = useState(() => ({ identificador: identificador ?? '', empresas, conteudo: editedContent(credencial) }));
  const typed = useWindowDraft<CredentialActivationDraft>({
    start,
    draft: props.draft,
    keeps: withoutPassword,
    onDraftChange,
    onDiscardDraft,
    onDiscarded() {
      form.reset(start);
      change(false);
    },
  });
  const { form, frame } = useSearchForm<CredentialActivationDraft>({
    start,
    draft: typed.draft,
    onDraftChange: typed.keep,
    rule,
    say,
    onSearch: (values) =>
      onSubmit({
        idAgenciaServico: id,
        credencial: credentialText(contentOf(values.conteudo), consolidadora, kind, credencial),
        identificador: values.identificador.trim(),
        empresas: [...values.empresas],
      }),
    pending,
  });

  function change(next: boolean) {
    if (!pending) onOpenChange(next);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={message('ativar_credencial')}
      context={consolidatorName(consolidadora)}
      size="lg"
      onSubmit={frame.onSubmit}
      footer={
        <>
          {!pending && typed.discardButton}
          <Button onClick={() => change(false)}>{typed.closeLabel ?? message('cancelar')}</Button>
          <Button type="submit" tone="primary" pending={pending}>
            {message('ativar_credencial')}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <div className="g:grid g:gap-4">
          {typed.notice}
          {error && <Banner tone="danger" title={error} />}
          {frame.refusals.map((refusal) => (
            <InlineError key={refusal}>{refusal}</InlineError>
          ))}
          <FormField
            input={TextInput}
            control={form.control}
            name="identificador"
            label={words('identification')}
            maxLength={LINE_LENGTH}
            className="g:max-w-md"
            required
          />
          <ContentFields
            consolidator={consolidadora}
            section={kind}
            passwordStored={readCredentialContent(credencial).senha !== undefined}
            inDraft={typed.draft !== undefined}
          />
          <CompaniesField companies={companies} />
        </div>
        {typed.question}
      </FormProvider>
    </Dialog>
  );
}
