import type { ServiceGroup } from '@guiche/domain/entities';
import { Layers, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '../../feedback/empty-state/index.ts';
import { ErrorState } from '../../feedback/error-state/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { groupListTexts } from './group-list.texts.ts';

export interface GroupListProps {
  /** The groups, in the order in which they are shown; undefined while they load. */
  groups: readonly ServiceGroup[] | undefined;
  /** The address of a group's form. */
  hrefOf: (group: ServiceGroup) => string;
  /** The address of the form of a new group. */
  newHref: string;
  /** Why the groups could not be loaded, in words. */
  error?: ReactNode;
  /** Loads them again; without it no button does. */
  onRetry?: (() => void) | undefined;
  /** They are being loaded again. */
  pending?: boolean;
}

/**
 * The groups of services of an agency, each with what it is for and with its clients.
 *
 * Use: where somebody administers the groups of services.
 * Not for: a choice of one group in a form.
 * Keyboard: Tab: goes from group to group; Enter: opens the one in focus.
 * Screen reader: a list; the number of groups is read when it is known.
 * @see A-235
 * @keywords grupos de serviços, clientes, lista
 */
export function GroupList({ groups, hrefOf, newHref, error, onRetry, pending = false }: GroupListProps) {
  const t = useTexts(groupListTexts);
  return (
    <div data-slot="group-list" className="g:rounded-md g:border g:border-line g:bg-surface-1">
      <div className="g:flex g:flex-wrap g:items-center g:justify-between g:gap-x-4 g:gap-y-2 g:border-line g:border-b g:p-3">
        <p role="status" className="g:text-ink-2 g:text-sm">
          {groups && t('count', { count: groups.length })}
        </p>
        <Button asChild>
          <a className="g:own" href={newHref}>
            <Plus aria-hidden="true" />
            {t('newGroup')}
          </a>
        </Button>
      </div>
      {groups ? (
        groups.length === 0 ? (
          <EmptyState icon={<Layers />} title={t('none')}>
            {t('noneHint')}
          </EmptyState>
        ) : (
          <ul aria-label={t('label')} className="g:[&>*+*]:border-line g:[&>*+*]:border-t">
            {groups.map((group) => (
              <GroupRow key={group.id} group={group} href={hrefOf(group)} />
            ))}
          </ul>
        )
      ) : error !== undefined ? (
        <ErrorState title={error} onRetry={onRetry} pending={pending} />
      ) : (
        <div role="status" aria-busy="true" aria-label={t('loading')} className="g:grid g:gap-3 g:p-3">
          {['a', 'b', 'c', 'd'].map((key) => (
            <Skeleton key={key} className="g:h-10" />
          ))}
        </div>
      )}
    </div>
  );
}

function GroupRow({ group: { nome, descricao, clientes }, href }: { group: ServiceGroup; href: string }) {
  const t = useTexts(groupListTexts);
  return (
    <li className="g:flex g:flex-col g:gap-1 g:p-3">
      <span className="g:flex g:flex-wrap g:items-baseline g:gap-x-3 g:gap-y-1">
        <a href={href} className="g:wrap-anywhere g:font-medium g:text-accent-text g:hover:underline">
          {nome}
        </a>
        <span className="g:text-ink-2 g:text-sm">{clientes.length === 0 ? t('noClients') : t('clients', { count: clientes.length })}</span>
      </span>
      <span className="g:wrap-anywhere g:line-clamp-3 g:whitespace-pre-line">{descricao}</span>
      {clientes.length > 0 && <span className="g:wrap-anywhere g:text-ink-2 g:text-sm">{clientes.map(({ name }) => name).join(', ')}</span>}
    </li>
  );
}
