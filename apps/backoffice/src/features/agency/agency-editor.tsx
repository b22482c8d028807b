import { type AgencyCopy, type AgencySaved, agencyCopies, agencySaved } from '@guiche/domain/agencies';
import { agenciesMessages } from '@guiche/domain/messages/agencies';
import { AgencyForm, type EditedAgency } from '@guiche/ui/agencies/agency-form';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { clientsQuery } from '../../shared/clients/clients-query.ts';
import { useOffline } from '../../shared/connection/connection.ts';
import { useEntityEditor } from '../../shared/editor/use-entity-editor.ts';
import { useNotify } from '../../shared/failures/use-notify.ts';
import { useText } from '../../shared/i18n/language-provider.tsx';
import { useUser } from '../../shared/session/session-context.tsx';
import { isSavedAs, loadAgency, putAgency, sendCopies } from './agency-calls.ts';

/** How the copies of a save ended. */
interface Copies {
  readonly saved: AgencySaved;
  /** The version that was copied. */
  readonly versao: number;
}

/** The form of the own agency. Saving it saves its copies, too; those that failed can be tried again. @see */
export function AgencyEditor({ stored }: { stored: EditedAgency }) {
  const t = useText();
  const user = useUser();
  const notify = useNotify(agenciesMessages);
  const offline = useOffline();
  const queryClient = useQueryClient();
  const [copies, setCopies] = useState<Copies>();
  const [copying, setCopying] = useState(false);

  async function copy(wanted: readonly AgencyCopy[], versao: number) {
    const saved = agencySaved(await sendCopies(wanted, versao));
    setCopies({ saved, versao });
    return saved;
  }

  const outcome = useRef<AgencySaved>(undefined);
  const open = useRef(false);
  useEffect(() => {
    open.current = true;
    return () => {
      open.current = false;
    };
  }, []);
  const editor = useEntityEditor<EditedAgency>({
    place: { userId: user.id, of: ['agencia'], id: stored.id },
    stored,
    create: () => undefined,
    readOnly: false,
    async save(typed) {
      // Before: without the clients nobody could say which copies are missing.
      const clients = await queryClient.fetchQuery({ ...clientsQuery, staleTime: 0 });
      const kept = await putAgency(typed);
      outcome.current = await copy(agencyCopies(user.agency.id, kept, clients), kept.versao);
      return kept;
    },
    // A refusal has no version of what is stored.
    presentOf: () => undefined,
    reload: () => loadAgency(user.agency.id),
    isSavedAs,
    onSaved() {
      const saved = outcome.current;
      // The form itself names the clients whose copy failed, unless it has been left meanwhile.
      if (saved && (saved.retry.length === 0 || !open.current)) notify.say(saved.tipo, saved.key, saved.params);
    },
    onFailed: (error) => notify.failure(error, undefined, 'sem_conexao_mantido'),
    onRefused: () => notify.takeBack('agencia_salva'),
    sayFailure: (error, stage) => (stage === 'reload' ? t('settings.reloadFailed') : notify.words(error, undefined, 'sem_conexao_mantido')),
  });

  async function retry(failed: readonly AgencyCopy[]) {
    if (!copies || copying) return;
    setCopying(true);
    const again = await copy(failed, copies.versao);
    setCopying(false);
    if (again.retry.length === 0) notify.success('agencia_salva');
  }

  const { value = stored, ...form } = editor;
  return <AgencyForm {...form} value={value} offline={offline} copies={copies?.saved} copying={copying} onRetryCopies={retry} />;
}
