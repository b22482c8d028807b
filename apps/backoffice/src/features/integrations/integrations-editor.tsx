import { agenciesMessages } from '@guiche/domain/messages/agencies';
import { type EditedIntegrations, IntegrationsForm } from '@guiche/ui/clients/integrations-form';
import { useState } from 'react';
import { useOffline } from '../../shared/connection/connection.ts';
import { useEntityEditor } from '../../shared/editor/use-entity-editor.ts';
import { useNotify } from '../../shared/failures/use-notify.ts';
import { useText } from '../../shared/i18n/language-provider.tsx';
import { LeaveQuestion } from '../../shared/leaving/leave-question.tsx';
import { useUser } from '../../shared/session/session-context.tsx';
import { loadIntegrations, postIntegrations } from './integration-calls.ts';
import { isSavedAs, withoutSecrets } from './typed-integrations.ts';

/** The form of a client's integrations; it asks before it is left with unsaved changes. @see */
export function IntegrationsEditor({ stored }: { stored: EditedIntegrations }) {
  const t = useText();
  const user = useUser();
  const notify = useNotify(agenciesMessages);
  const offline = useOffline();
  const [unsaved, setUnsaved] = useState(false);

  const editor = useEntityEditor<EditedIntegrations>({
    place: { userId: user.id, of: ['integracoes'], id: stored.id },
    stored,
    create: () => undefined,
    readOnly: false,
    save: postIntegrations,
    // A refusal has no version of what is stored.
    presentOf: () => undefined,
    reload: loadIntegrations,
    isSavedAs,
    forDraft: withoutSecrets,
    onSaved: () => notify.success('integracoes_salvas'),
    onFailed: (error) => notify.failure(error, 'erro_salvar_integracoes', 'sem_conexao_mantido'),
    onRefused: () => notify.takeBack('integracoes_salvas'),
    sayFailure: (error, stage) =>
      stage === 'reload' ? t('settings.reloadFailed') : notify.words(error, 'erro_salvar_integracoes', 'sem_conexao_mantido'),
  });

  const { value = stored, ...form } = editor;
  return (
    <>
      <IntegrationsForm {...form} value={value} offline={offline} onUnsavedChange={setUnsaved} />
      <LeaveQuestion unsaved={unsaved} />
    </>
  );
}
