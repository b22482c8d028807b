import type { ClientDetails } from '@guiche/domain/entities';
import { ConciergeBell, KeyRound, Plug, StickyNote } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Badge } from '../../feedback/badge/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { clientListTexts } from './client-list.texts.ts';

export interface ClientRowProps {
  client: ClientDetails;
  chosen: boolean;
  /** Called with the client of which something is opened, or whose row is pressed. */
  onChoose: (client: ClientDetails) => void;
  /** Called to open what a client wants in its trips. */
  onOpenTraits: (client: ClientDetails) => void;
  /** The address of a client's integrations; without it there is no such link. */
  integrationsHref?: ((client: ClientDetails) => string) | undefined;
  /** The address of a client's services; without it there is no such link. */
  servicesHref?: ((client: ClientDetails) => string) | undefined;
  /** Called at a press of the link to a client's services, before it is followed: a router may take the client along. */
  onServices?: ((client: ClientDetails, press: MouseEvent) => void) | undefined;
  /** The address of a client's credentials; without it there is no such link. */
  credentialsHref?: ((client: ClientDetails) => string) | undefined;
}

/** One client of the list. @see */
export function ClientRow({ client, chosen, onChoose, onOpenTraits, onServices, ...hrefs }: ClientRowProps) {
  const t = useTexts(clientListTexts);
  const names = { client: client.name };
  const { integrationsHref, servicesHref, credentialsHref } = hrefs;
  const ways = [
    { what: 'integrations', Icon: Plug, name: t('integrationsOf', names), href: integrationsHref },
    { what: 'services', Icon: ConciergeBell, name: t('servicesOf', names), href: servicesHref },
    { what: 'credentials', Icon: KeyRound, name: t('credentialsOf', names), href: credentialsHref },
  ] as const;
  return (
    // The keyboard chooses by what it opens; a press beside that is the pointer's alone.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <li
      aria-current={chosen || undefined}
      onClick={() => onChoose(client)}
      className="g:flex g:flex-wrap g:items-center g:gap-x-3 g:gap-y-1 g:border-s-2 g:border-s-transparent g:px-3 g:py-1.5 g:hover:bg-surface-2 g:has-focus-visible:bg-surface-2 g:aria-[current]:border-s-accent g:aria-[current]:bg-accent-soft"
    >
      <span className="g:wrap-anywhere g:min-w-0 g:font-medium">{client.name}</span>
      {client.clienteNovo && <Badge tone="info">{t('newClient')}</Badge>}
      <span className="g:ms-auto g:flex g:flex-wrap g:gap-1">
        <Button tone="quiet" size="sm" aria-label={t('traitsOf', names)} onClick={() => onOpenTraits(client)}>
          <StickyNote aria-hidden="true" />
          {t('traits')}
        </Button>
        {ways.map(
          ({ what, Icon, name, href }) =>
            href && (
              <Button key={what} tone="quiet" size="sm" asChild>
                <a
                  href={href(client)}
                  aria-label={name}
                  className="g:own"
                  onClick={what === 'services' && onServices ? (press) => onServices(client, press) : undefined}
                >
                  <Icon aria-hidden="true" />
                  {t(what)}
                </a>
              </Button>
            ),
        )}
      </span>
    </li>
  );
}
