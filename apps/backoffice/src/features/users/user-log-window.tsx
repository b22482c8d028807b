import type { User } from '@guiche/domain/entities';
import { logsMessages } from '@guiche/domain/messages/logs';
import { UserLogDialog } from '@guiche/ui/users/user-log-dialog';
import { useQuery } from '@tanstack/react-query';
import { useBackCloses } from '../../shared/back/use-back-closes.ts';
import { isFinal } from '../../shared/failures/is-final.ts';
import { useNotify } from '../../shared/failures/use-notify.ts';
import { userLogQuery } from './queries.ts';

export interface UserLogWindowProps {
  user: Pick<User, 'id' | 'name'>;
  onClose: () => void;
}

/** What happened to a user. @see */
export function UserLogWindow({ user, onClose }: UserLogWindowProps) {
  const notify = useNotify(logsMessages);
  const log = useQuery(userLogQuery(user.id));
  useBackCloses(true, onClose);
  return (
    <UserLogDialog
      open
      onOpenChange={onClose}
      context={user.name}
      entries={log.data}
      error={log.isError ? notify.words(log.error, 'erro_buscar_logs') : undefined}
      onRetry={isFinal(log.error) ? undefined : () => void log.refetch()}
      pending={log.isFetching}
    />
  );
}
