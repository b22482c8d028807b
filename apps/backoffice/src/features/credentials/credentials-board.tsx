import type { CredentialAction } from '@guiche/domain/credentials';
import { credentialHoldsFor } from '@guiche/domain/credentials';
import type { AgencyCredential, ClientDetails, ListedCredential } from '@guiche/domain/entities';
import { enumLabel, serviceKindOfId, type TipoServico } from '@guiche/domain/enums';
import { credentialsMessages } from '@guiche/domain/messages/credentials';
import { servicesMessages } from '@guiche/domain/messages/services';
import { editedCredential, newCredentialOf } from '@guiche/ui/credentials/credential-modal';
import { CredentialSections } from '@guiche/ui/credentials/credential-sections';
import { useToast } from '@guiche/ui/feedback/toast';
import { useMessage } from '@guiche/ui/i18n';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../shared/api.ts';
import { clientsQuery } from '../../shared/clients/clients-query.ts';
import { isFinal } from '../../shared/failures/is-final.ts';
import { useNotify } from '../../shared/failures/use-notify.ts';
import { useText } from '../../shared/i18n/language-provider.tsx';
import { newId } from '../../shared/new-id.ts';
import { ActivationWindow } from './activation-window.tsx';
import { CancelQuestion } from './cancel-question.tsx';
import { credentialsQuery } from './credential-calls.ts';
import { switchServiceOf, withService } from './credential-changes.ts';
import { CredentialEditor } from './credential-editor.tsx';
import { LogWindow } from './log-window.tsx';
import { RequestDataWindow } from './request-data-window.tsx';
import { RequestWindow } from './request-window.tsx';
import { SwitchOffQuestion } from './switch-off-question.tsx';
import { TestWindow } from './test-window.tsx';

export interface CredentialsBoardProps {
  /** The client for whom the credentials are looked at: a new one holds for it until other companies are chosen. */
  client?: Pick<ClientDetails, 'id' | 'name'> | undefined;
  /** Shows only the credentials that hold for the client. */
  ofClientAlone?: boolean;
}

/** What is open above the credentials: what is done with one of them, or for a service. */
type Open =
  | { readonly what: CredentialAction; readonly credential: ListedCredential }
  | { readonly what: 'NOVA' | 'SOLICITAR'; readonly kind: TipoServico; readonly id: string }
  | { readonly what: 'DESATIVAR'; readonly kind: TipoServico };

/** The credentials of the agency in their sections, and the windows of what can be done with them. @see S-125, S-126, S-328, S-364, S-365 */
export function CredentialsBoard({ client, ofClientAlone = false }: CredentialsBoardProps) {
  const t = useText();
  const notify = useNotify(credentialsMessages);
  const message = useMessage(servicesMessages);
  const toast = useToast();
  const queryClient = useQueryClient();
  const credentials = useQuery(credentialsQuery);
  const clients = useQuery(clientsQuery);
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const serviceOf = (kind: TipoServico) => credentials.data?.find(({ servico }) => serviceKindOfId(servico.id) === kind)?.servico;
  const sectionOf = (kind: TipoServico) => {
    const key = enumLabel('secao', kind);
    return key === null ? kind : message(key);
  };
  const switching = useMutation({
    mutationFn: (kind: TipoServico) => {
      const service = serviceOf(kind);
      if (!service) throw new Error(`There is no service ${kind} to switch.`);
      return switchServiceOf(api, service);
    },
    onSuccess(stored, kind) {
      queryClient.setQueryData(credentialsQuery.queryKey, (list) => withService(list, stored));
      const text = t(stored.ativo ? 'credentials.switchedOn' : 'credentials.switchedOff', { section: sectionOf(kind) });
      toast({ tipo: 'SUCCESS', text });
    },
    onError(error) {
      notify.failure(error, 'erro_buscar_servicos');
      // Somebody else switched it first.
      void queryClient.invalidateQueries({ queryKey: credentialsQuery.queryKey });
    },
  });

  const companies: AgencyCredential['empresas'] = (clients.data ?? []).map(({ id, name }) => ({ id, nome: name }));
  const ofClient = client ? [{ id: client.id, nome: client.name }] : [];
  const shown =
    client && ofClientAlone ? credentials.data?.filter((credential) => credentialHoldsFor(credential, client.id)) : credentials.data;
  const agencyType = credentials.data?.[0]?.agencia.tipoAgencia ?? null;
  const editing = { agencyType, companies, onClose: close };
  return (
    <>
      <CredentialSections
        credentials={shown}
        switching={switching.isPending ? switching.variables : undefined}
        onSwitch={(kind) => (serviceOf(kind)?.ativo ? setOpen({ what: 'DESATIVAR', kind }) : switching.mutate(kind))}
        onAdd={(kind) => setOpen({ what: 'NOVA', kind, id: newId() })}
        onRequest={(kind) => setOpen({ what: 'SOLICITAR', kind, id: newId() })}
        onAction={(what, credential) => setOpen({ what, credential })}
        error={credentials.isError ? notify.words(credentials.error, 'erro_buscar_servicos') : undefined}
        onRetry={isFinal(credentials.error) ? undefined : () => void credentials.refetch()}
        pending={credentials.isFetching}
      />
      {open?.what === 'NOVA' && <CredentialEditor {...editing} value={newCredentialOf(open.kind, open.id, ofClient)} />}
      {open?.what === 'SOLICITAR' && <RequestWindow kind={open.kind} companies={companies} defaultCompanies={ofClient} onClose={close} />}
      {open?.what === 'DESATIVAR' && (
        <SwitchOffQuestion section={sectionOf(open.kind)} onConfirm={() => switching.mutate(open.kind)} onClose={close} />
      )}
      {open?.what === 'CONFIGURAR' && <CredentialEditor {...editing} value={editedCredential(open.credential)} />}
      {open?.what === 'TESTAR' && <TestWindow credential={open.credential} onClose={close} />}
      {open?.what === 'DADOS' && <RequestDataWindow id={open.credential.id} onClose={close} />}
      {open?.what === 'ATIVAR' && <ActivationWindow credential={open.credential} companies={companies} onClose={close} />}
      {open?.what === 'CANCELAR' && <CancelQuestion credential={open.credential} onClose={close} />}
      {open?.what === 'HISTORICO' && <LogWindow credential={open.credential} onClose={close} />}
    </>
  );
}
