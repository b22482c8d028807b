import type { ClientDetails } from '@guiche/domain/entities';
import { Plug, StickyNote } from 'lucide-react';
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
}

/** One client of the list. @see */
export function ClientRow({ client, chosen, onChoose, onOpenTraits, integrationsHref }: ClientRowProps) {
  const t = useTexts(clientListTexts);
  const names = { client: client.name };
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
      <span className="g:ms-auto g:flex g:gap-1">
        <Button tone="quiet" size="sm" aria-label={t('traitsOf', names)} onClick={() => onOpenTraits(client)}>
          <StickyNote aria-hidden="true" />
          {t('traits')}
        </Button>
        {integrationsHref && (
          <Button tone="quiet" size="sm" asChild>
            <a href={integrationsHref(client)} aria-label={t('integrationsOf', names)}>
              <Plug aria-hidden="true" />
              {t('integrations')}
            </a>
          </Button>
        )}
      </span>
    </li>
  );
}
