import { recordAttendance, releaseRequest, responsibilityTag, takeOverRequest } from '@guiche/contract/responsibility';
import { activeProfile, mayOpen } from '@guiche/domain/access';
import type { RequestSummary } from '@guiche/domain/entities';
import { commonMessages } from '@guiche/domain/messages/common';
import { requestListsMessages } from '@guiche/domain/messages/request-lists';
import { mayAssign, mayRelease, mayTakeOver, replacesColleague, withResponsible } from '@guiche/domain/responsibility';
import { type ToastMessage, useToast } from '@guiche/ui/feedback/toast';
import { useMessage } from '@guiche/ui/i18n';
import { onDemand } from '@guiche/ui/on-demand';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { api } from '../api.ts';
import { useBackCloses } from '../back/use-back-closes.ts';
import type { Consultant } from '../consultants/consultants-query.ts';
import { useNotify } from '../failures/use-notify.ts';
import { withMessages } from '../i18n/with-messages.ts';
import { useUser } from '../session/session-context.tsx';
import { requestKeys } from './request-keys.ts';
import { showResponsible } from './responsible-cache.ts';

// Rarely needed: not part of the first load.
const ResponsibleDialog = onDemand(async () => (await withMessages(import('@guiche/ui/request/responsible-dialog'))).ResponsibleDialog);

/** The fields that taking over, releasing and opening need, of a row of a list or of a whole request. */
type HeldRequest = Pick<RequestSummary, 'uuid' | 'idSolicitacao' | 'empresa' | 'responsavel' | 'status'>;

interface Change {
  readonly request: HeldRequest;
  /** Null releases the request. */
  readonly responsavel: Consultant | null;
}

export interface Responsibility {
  mayTakeOver: (request: HeldRequest) => boolean;
  mayRelease: (request: HeldRequest) => boolean;
  /** Takes a free request over at once; another consultant's after a confirmation that names the consultant. @see A-131 */
  takeOver: (request: HeldRequest) => void;
  release: (request: HeldRequest) => void;
  mayAssign: boolean;
  /** Assigns a request to another consultant, who was chosen by name; a colleague's after a confirmation that names the colleague. @see */
  assign: (request: HeldRequest, consultant: Consultant) => void;
  /** The `idSolicitacao` of the request that is being changed. */
  pending: number | null;
  /** A request with the running change applied, also for rows of a search that was still running. @see A-141 */
  shown: <Each extends HeldRequest>(request: Each) => Each;
  /** The confirmation; to be rendered once, anywhere. */
  dialog: ReactNode;
}

/**
 * Takes requests over and releases them: shown at once, undone when the server refuses. The toast about it has an action, if there is one for the
 * request: where the row goes, nothing else tells which request it was.
 * @see
 */
export function useResponsibility(actionOf?: (request: HeldRequest) => ToastMessage['action']): Responsibility {
  const user = useUser();
  const notify = useNotify(requestListsMessages, commonMessages);
  const toast = useToast();
  const message = useMessage(requestListsMessages, commonMessages);
  const client = useQueryClient();
  const [asking, setAsking] = useState<Change | null>(null);
  useBackCloses(asking !== null, () => setAsking(null));
  const me: Consultant = { id: user.id, name: user.name, profiles: user.profiles };
  const profile = activeProfile(user);
  // The server allows these calls to every user who may open a request.
  const admitted = profile !== undefined && mayOpen('/relatorio', profile);

  // Taken apart: the object itself is another one in each render, and so would be all that is made of it.
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async ({ request, responsavel }: Change) => {
      // What the user decided on: when somebody else is responsible by now, the server refuses.
      const headers = { 'if-match': responsibilityTag(request.responsavel) };
      if (responsavel === null) return api.call(releaseRequest, { headers, body: request.uuid });
      return api.call(takeOverRequest, {
        headers,
        query: { podeSubstituir: request.responsavel !== null },
        body: { reponsavel: { ...responsavel, profiles: [...responsavel.profiles] }, uuidSolicitacao: request.uuid },
      });
    },
    onMutate: async ({ request, responsavel }) => {
      // A response that arrives later would show the former responsible again.
      const readings = [requestKeys.lists, requestKeys.one(request.idSolicitacao)];
      await Promise.all(readings.map((queryKey) => client.cancelQueries({ queryKey })));
      return showResponsible(client, request.idSolicitacao, responsavel && { id: responsavel.id, name: responsavel.name });
    },
    onSuccess: (_answer, { request, responsavel }) => {
      const isMine = responsavel?.id === user.id;
      const key = isMine ? 'solicitacao_assumida' : responsavel ? 'informacoes_salvas_com_sucesso' : 'solicitacao_liberada';
      toast({ tipo: 'SUCCESS', text: message(key), action: actionOf?.(request) });
      if (responsavel === null) return;
      void api
        .call(recordAttendance, { body: { uuidSolicitacao: request.uuid, instance: request.empresa.instancia } })
        .catch((error: unknown) => console.error('The attendance could not be recorded.', error));
    },
    onError: (error, _change, takeBack) => {
      takeBack?.();
      notify.failure(error, 'erro_ao_liberar_solicitacao');
    },
    // Also when somebody else was first: the request shows who it is.
    onSettled: (_answer, _error, { request }) => {
      void client.invalidateQueries({ queryKey: requestKeys.lists });
      void client.invalidateQueries({ queryKey: requestKeys.one(request.idSolicitacao) });
    },
  });

  const changing = isPending ? variables : undefined;

  /** Makes somebody responsible: at once, unless a colleague is. */
  function give(next: Change) {
    if (replacesColleague(next.request, user)) setAsking(next);
    else mutate(next);
  }

  function shown<Each extends HeldRequest>(request: Each): Each {
    if (!changing || changing.request.idSolicitacao !== request.idSolicitacao) return request;
    return withResponsible(request, changing.responsavel);
  }

  return {
    mayTakeOver: (request) => admitted && mayTakeOver(request, user),
    mayRelease: (request) => admitted && mayRelease(request, user),
    takeOver: (request) => give({ request, responsavel: me }),
    release: (request) => mutate({ request, responsavel: null }),
    mayAssign: admitted && mayAssign(user),
    assign: (request, consultant) => give({ request, responsavel: consultant }),
    pending: changing ? changing.request.idSolicitacao : null,
    shown,
    dialog: asking && (
      <ResponsibleDialog
        question={asking.responsavel?.id === user.id ? 'take-over' : 'assign'}
        responsible={asking.request.responsavel}
        next={asking.responsavel ?? undefined}
        onConfirm={() => {
          mutate(asking);
          setAsking(null);
        }}
        onDecline={() => setAsking(null)}
      />
    ),
  };
}
