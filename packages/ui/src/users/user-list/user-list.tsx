import { UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '../../feedback/empty-state/index.ts';
import { ErrorState } from '../../feedback/error-state/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { useLasting } from '../../internal/use-lasting.ts';
import { useMediaQuery } from '../../internal/use-media-query.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { userListTexts } from './user-list.texts.ts';
import { UserListBar } from './user-list-bar.tsx';
import type { ListedUser, UserListProps } from './user-list-props.ts';
import { UserCards, UserTable } from './user-rows.tsx';

/**
 * The users of an agency, filtered by their state and a text, to open one of them, look at what happened to one, or send some their access
 * data. On a phone each user is a card.
 *
 * Use: where somebody administers the users of an agency.
 * Not for: a choice of one person in a form, which is an `Autocomplete`.
 * Keyboard: Tab: goes to the filters, to the selection, then from row to row; Space: selects the row; Enter: opens the one in focus.
 * Screen reader: a search region, then a table with column headings, or a list; the number of users and of selected ones is read when it
 * changes; each box and button says the name of its user.
 * @see
 * @keywords usuários, lista, convite, seleção
 */
export function UserList(props: UserListProps) {
  const { users, selected, onSelectedChange, hrefOf, onOpenLog, searching = false, error, onRetry } = props;
  const t = useTexts(userListTexts);
  const wide = useMediaQuery('(min-width: 48rem)');
  const old = useLasting(searching);
  const Rows = wide ? UserTable : UserCards;
  const isSelected = ({ id }: ListedUser) => selected.includes(id);
  const chosen = users?.filter(isSelected) ?? [];
  return (
    <div data-slot="user-list" aria-busy={(users === undefined && error === undefined) || searching || undefined} className="g:own">
      <UserListBar {...props} chosen={chosen} />
      {error !== undefined ? (
        <Frame>
          <ErrorState title={error} onRetry={onRetry} />
        </Frame>
      ) : users === undefined ? (
        <UserSkeleton />
      ) : users.length === 0 ? (
        <Frame>
          <EmptyState icon={<UsersRound />} title={t('none')}>
            {t('noneHint')}
          </EmptyState>
        </Frame>
      ) : (
        <div className={old ? 'g:shown-as-old' : 'g:own'}>
          <Rows
            users={users}
            hrefOf={hrefOf}
            onOpenLog={onOpenLog}
            isSelected={isSelected}
            // What is not shown is not selected: a press on one row selects no other.
            onSelect={({ id }, on) =>
              onSelectedChange([...chosen.map((user) => user.id).filter((other) => other !== id), ...(on ? [id] : [])])
            }
          />
        </div>
      )}
    </div>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return <div className="g:rounded-md g:border g:border-line g:bg-surface-1">{children}</div>;
}

function UserSkeleton() {
  const t = useTexts(userListTexts);
  return (
    <div role="status" className="g:flex g:flex-col g:gap-2 g:rounded-md g:border g:border-line g:bg-surface-1 g:p-3">
      <span className="g:sr-only">{t('loading')}</span>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <Skeleton key={key} className="g:h-5 g:w-full" />
      ))}
    </div>
  );
}
