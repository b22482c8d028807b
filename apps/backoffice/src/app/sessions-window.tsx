import { endOtherSessions, listSessions } from '@guiche/contract/session';
import { sessionMessages } from '@guiche/domain/messages/session';
import { SessionsDialog } from '@guiche/ui/shell/sessions-dialog';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../shared/api.ts';
import { useBackCloses } from '../shared/back/use-back-closes.ts';
import { useNotify } from '../shared/failures/use-notify.ts';

/** Never kept: a list that is shown is of the moment. */
const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => api.call(listSessions, { signal }),
  staleTime: 0,
  gcTime: 0,
});

interface SessionsWindowProps {
  onClose: () => void;
}

/** The open sessions of the user, and the end of all others. @see B-068 */
export function SessionsWindow({ onClose }: SessionsWindowProps) {
  const client = useQueryClient();
  const notify = useNotify(sessionMessages);
  const sessions = useQuery(sessionsQuery);
  const endOthers = useMutation({
    mutationFn: () => api.call(endOtherSessions, {}),
    onSuccess({ encerradas }) {
      notify.success('sessoes_encerradas', { count: encerradas });
      return client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    },
    onError: (error) => notify.failure(error, 'erro_ao_encerrar_sessoes'),
  });
  useBackCloses(true, onClose);
  return (
    <SessionsDialog
      open
      onOpenChange={onClose}
      sessions={sessions.data}
      onRetry={sessions.isError ? () => void sessions.refetch() : undefined}
      pending={endOthers.isPending}
      onEndOthers={() => endOthers.mutate()}
    />
  );
}
