import { ParticularitiesBox } from '@guiche/ui/request/particularities-box';
import { useQuery } from '@tanstack/react-query';
import { clientParticularitiesQuery } from './client-queries.ts';
import { useWishes } from './use-wishes.ts';

/** What the client of a request wants, on the request's page. @see Q-279 */
export function ClientParticularities({ instancia }: { instancia: string }) {
  return <ParticularitiesBox {...useWishes(useQuery(clientParticularitiesQuery(instancia)))} headingLevel={2} />;
}
