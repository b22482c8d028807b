import { findParticularities } from '@guiche/contract/clients';
import type { ClientInstance } from '@guiche/domain/entities';
import { requestsMessages } from '@guiche/domain/messages/requests';
import { ClientTraitsModal } from '@guiche/ui/clients/client-traits-modal';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api.ts';
import { useBackCloses } from '../../shared/back/use-back-closes.ts';
import { isFinal } from '../../shared/failures/is-final.ts';
import { useNotify } from '../../shared/failures/use-notify.ts';

/** The special traits of a client, to be read. @see */
export function ClientTraits({ client: { name, instancia }, onClose }: { client: ClientInstance; onClose: () => void }) {
  const notify = useNotify(requestsMessages);
  const traits = useQuery({
    queryKey: ['clients', instancia, 'particularities'],
    queryFn: ({ signal }) => api.call(findParticularities, { query: { instanceId: instancia }, signal }),
  });
  useBackCloses(true, onClose);
  return (
    <ClientTraitsModal
      open
      onOpenChange={onClose}
      client={name}
      particularities={traits.data}
      error={traits.isError ? notify.words(traits.error, 'erro_buscar_particularidades') : undefined}
      onRetry={isFinal(traits.error) ? undefined : () => void traits.refetch()}
      pending={traits.isFetching}
    />
  );
}
