import type { ClientDetails } from '@guiche/domain/entities';
import { Search, UsersRound } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { EmptyState } from '../../feedback/empty-state/index.ts';
import { ErrorState } from '../../feedback/error-state/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { TextInput } from '../../inputs/text-input/index.ts';
import { plainText } from '../../internal/plain-text.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { NothingFound } from '../internal/nothing-found.tsx';
import { clientListTexts } from './client-list.texts.ts';
import { ClientRow, type ClientRowProps } from './client-row.tsx';

export interface ClientListProps
  extends Pick<ClientRowProps, 'onChoose' | 'onOpenTraits' | 'integrationsHref' | 'servicesHref' | 'onServices' | 'credentialsHref'> {
  /** The clients, in the order of the list; undefined while they load. */
  clients: readonly ClientDetails[] | undefined;
  /** The text by which the clients are found. */
  term: string;
  /** Called with the text as it is typed. */
  onTermChange: (term: string) => void;
  /** The name of the instance of the row that was chosen last, which stays highlighted; empty for none. */
  chosen: string;
  /** Why the clients could not be loaded, in words. */
  error?: ReactNode;
  /** Loads them again; given when they could not be loaded. */
  onRetry?: (() => void) | undefined;
  /** They are being loaded again. */
  pending?: boolean;
}

/**
 * The clients of the agency by name, with a search that needs no accents. The row under the pointer or the focus is highlighted, and the one of which
 * something was opened last stays so.
 *
 * Use: to go from a client to what is set for it.
 * Not for: choosing a client for a form, which an `EntitySelect` does.
 * Parts: the search, the number of clients, and for each client its name and what can be opened.
 * Keyboard: Tab: goes from the search to what each row opens; Enter: opens it.
 * Screen reader: a list; the row that was chosen last says that it is the current one, and each button and link names its client.
 * @see
 * @keywords clientes, empresas, integrações, particularidades, client list
 */
export function ClientList({ clients, term, onTermChange, chosen, error, onRetry, pending = false, ...row }: ClientListProps) {
  const t = useTexts(clientListTexts);
  const search = useRef<HTMLInputElement>(null);
  const wanted = plainText(term.trim());
  const found = clients?.filter(({ name }) => plainText(name).includes(wanted));
  return (
    <div data-slot="client-list" className="g:rounded-md g:border g:border-line g:bg-surface-1">
      <div className="g:flex g:flex-wrap g:items-end g:justify-between g:gap-x-4 g:gap-y-2 g:border-line g:border-b g:p-3">
        <TextInput
          ref={search}
          type="search"
          label={t('find')}
          value={term}
          onValueChange={onTermChange}
          prefix={<Search aria-hidden="true" className="g:size-4" />}
          autoComplete="off"
          className="g:w-full g:sm:max-w-xs"
        />
        <p role="status" className="g:pb-1 g:text-ink-2 g:text-sm">
          {found && t(wanted === '' ? 'count' : 'found', { count: found.length })}
        </p>
      </div>
      {error !== undefined && !clients && <ErrorState title={error} onRetry={onRetry} pending={pending} />}
      {error === undefined && !clients && (
        <div role="status" aria-busy="true" aria-label={t('loading')} className="g:grid g:gap-3 g:p-3">
          {['a', 'b', 'c', 'd', 'e'].map((key) => (
            <Skeleton key={key} className="g:h-6" />
          ))}
        </div>
      )}
      {clients?.length === 0 && (
        <EmptyState icon={<UsersRound />} title={t('none')}>
          {t('noneHint')}
        </EmptyState>
      )}
      {clients && clients.length > 0 && found?.length === 0 && (
        <NothingFound title={t('notFound')} clear={t('clear')} onClear={() => onTermChange('')} search={search} />
      )}
      {found && found.length > 0 && (
        <ul aria-label={t('label')} className="g:[&>*+*]:border-t g:[&>*+*]:border-t-line">
          {found.map((client) => (
            <ClientRow key={client.id} client={client} chosen={client.instancia === chosen} {...row} />
          ))}
        </ul>
      )}
    </div>
  );
}
