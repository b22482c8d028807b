import { brazilianClock } from '@guiche/domain/dates';
import type { Airport, ListedCredential } from '@guiche/domain/entities';
import { cityText } from '@guiche/domain/lookups';
import { credentialsMessages } from '@guiche/domain/messages/credentials';
import { type CredentialTest, CredentialTestModal } from '@guiche/ui/credentials/credential-test-modal';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../shared/api.ts';
import { useBackCloses } from '../../shared/back/use-back-closes.ts';
import { describedFailure } from '../../shared/failures/described-failure.ts';
import { useNotify } from '../../shared/failures/use-notify.ts';
import { useLookups } from '../../shared/lookups/use-lookups.ts';
import { usePlaceSearch } from '../../shared/lookups/use-place-search.ts';
import { useNow } from '../../shared/use-now.ts';
import { startOfTest } from './start-of-test.ts';
import { type City, testCredential } from './test-credential.ts';

/** Tests a credential with a search, which goes on until it is answered, stopped, or the window closes. @see S-128, S-151, S-374 to S-377 */
export function TestWindow({ credential, onClose }: { credential: ListedCredential; onClose: () => void }) {
  const notify = useNotify(credentialsMessages);
  const lookup = useLookups();
  const { searchStations } = usePlaceSearch();
  const today = brazilianClock(useNow()).slice(0, 10);
  const [start] = useState(() => startOfTest(today));
  const cities = useRef(new Map<string, City>());
  const running = useRef<AbortController>(undefined);
  const test = useMutation({
    mutationFn: (search: CredentialTest) => {
      running.current = new AbortController();
      return testCredential(api, { credential, search, cities: cities.current }, running.current.signal);
    },
  });
  const stop = () => {
    running.current?.abort();
    test.reset();
  };
  useBackCloses(true, onClose);
  useEffect(() => () => running.current?.abort(), []);
  return (
    <CredentialTestModal
      open
      onOpenChange={onClose}
      idServico={credential.servico.id}
      consolidator={credential.consolidadora}
      defaultValue={start}
      today={today}
      sources={{
        async searchAirports(term, signal) {
          const airports = await lookup<Airport>('aeroporto', { term }, signal);
          return airports.map(({ iata, nome, local }) => ({ id: iata, nome: iata, local: `${nome}, ${local}` }));
        },
        async searchCities(term, signal) {
          const found = await lookup<City>('cidade', { term }, signal);
          return found.map((city) => {
            const nome = cityText(city);
            cities.current.set(nome, city);
            return { id: nome, nome };
          });
        },
        searchStations,
      }}
      onTest={(search) => test.mutate(search)}
      pending={test.isPending}
      onStop={stop}
      found={test.data}
      error={test.isError ? (describedFailure(test.error) ?? notify.words(test.error)) : undefined}
    />
  );
}
