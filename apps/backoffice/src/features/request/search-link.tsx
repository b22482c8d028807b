import { searchAddress } from '@guiche/domain/access';
import type { Service, TravelRequest } from '@guiche/domain/entities';
import { toggleIsOn } from '@guiche/domain/session';
import { Button } from '@guiche/ui/primitives/button';
import { Search } from 'lucide-react';
import { hrefTo } from '../../shared/address/href.ts';
import { useText } from '../../shared/i18n/language-provider.tsx';
import { session } from '../../shared/session/session.ts';

/** The address of a service's search; undefined for what nobody searches for, and for hotels while the toggle is off. @see, S-013 */
export function searchOf(request: TravelRequest, { id, tipoServico: kind }: Service): string | undefined {
  if (kind === 'OUTROS' || (kind === 'HOTEL' && !toggleIsOn(session.toggles(), 'PESQUISA_HOTEL'))) return undefined;
  return searchAddress({ kind, idViagem: request.id }, id);
}

/** The way from a service to its search, whose offers become quotes. What has none shows nothing. @see, S-013 */
export function SearchLink({ request, service }: { request: TravelRequest; service: Service }) {
  const t = useText();
  const address = searchOf(request, service);
  if (address === undefined || service.tipoServico === 'OUTROS') return null;
  return (
    <Button asChild size="sm">
      <a href={hrefTo(address)}>
        <Search aria-hidden="true" />
        {t(`search.open.${service.tipoServico}`)}
      </a>
    </Button>
  );
}
