import { conflictOf } from '@guiche/contract/client';
import { saveCredential } from '@guiche/contract/credentials';
import type { AgencyCredential } from '@guiche/domain/entities';
import { commonMessages } from '@guiche/domain/messages/common';
import { credentialsMessages } from '@guiche/domain/messages/credentials';
import { CredentialModal, type EditedCredential, editedCredential } from '@guiche/ui/credentials/credential-modal';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useBackCloses } from '../../shared/back/use-back-closes.ts';
import { useOffline } from '../../shared/connection/connection.ts';
import { InsertKeys } from '../../shared/editor/insert-keys.ts';
import { useEntityEditor } from '../../shared/editor/use-entity-editor.ts';
import { useNotify } from '../../shared/failures/use-notify.ts';
import { useText } from '../../shared/i18n/language-provider.tsx';
import { useUser } from '../../shared/session/session-context.tsx';
import { credentialsQuery, storeCredential } from './credential-calls.ts';
import { isSavedAs, withoutPassword } from './typed-credential.ts';

export interface CredentialEditorProps {
  /** The credential that is configured; for a new one, what its form starts from. Read once. */
  value: EditedCredential;
  /** The type of the agency, which decides what it may have. */
  agencyType: string | null;
  companies: AgencyCredential['empresas'];
  onClose: () => void;
}

/** The form of a credential. What was typed, but for the password, is kept as a draft until it is saved. @see S-127, S-366, S-367, B-064 */
export function CredentialEditor({ value: start, agencyType, companies, onClose }: CredentialEditorProps) {
  const t = useText();
  const user = useUser();
  const notify = useNotify(credentialsMessages, commonMessages);
  const offline = useOffline();
  const queryClient = useQueryClient();
  const [keys] = useState(() => new InsertKeys());
  const isNew = start.versao === 0;

  const editor = useEntityEditor<EditedCredential>({
    place: { userId: user.id, of: ['credencial', String(start.idServico)], id: isNew ? null : start.id },
    stored: isNew ? null : start,
    create: () => start,
    readOnly: false,
    save: (typed) => storeCredential(typed, keys),
    presentOf(error) {
      const present = conflictOf(saveCredential, error)?.atual;
      return present && { stored: editedCredential(present) };
    },
    async reload(id) {
      const credentials = await queryClient.fetchQuery(credentialsQuery);
      return credentials.map(editedCredential).find((credential) => credential.id === id);
    },
    isSavedAs,
    forDraft: withoutPassword,
    onSaved() {
      void queryClient.invalidateQueries({ queryKey: credentialsQuery.queryKey });
      notify.success('informacoes_salvas_com_sucesso');
    },
    onFailed: (error) => notify.failure(error, 'erro_buscar_servicos', 'sem_conexao_mantido'),
    onRefused: () => notify.takeBack('informacoes_salvas_com_sucesso'),
    sayFailure: (error, stage) =>
      stage === 'reload' ? t('settings.reloadFailed') : notify.words(error, 'erro_buscar_servicos', 'sem_conexao_mantido'),
    onClose,
  });
  useBackCloses(true, onClose);

  const { value = start, ...form } = editor;
  return (
    <CredentialModal {...form} open onOpenChange={onClose} value={value} agencyType={agencyType} companies={companies} offline={offline} />
  );
}
