import { usersMessages } from '@guiche/domain/messages/users';
import { inviteViolation, toggledUserFilter, type UserFilter } from '@guiche/domain/users';
import { Mail, Search, UserPlus } from 'lucide-react';
import { useId, useState } from 'react';
import { InlineError } from '../../feedback/inline-error/index.ts';
import { useTexts, useViolationText } from '../../i18n/index.ts';
import { CheckboxField } from '../../inputs/checkbox-field/index.ts';
import { TextInput } from '../../inputs/text-input/index.ts';
import { useLasting } from '../../internal/use-lasting.ts';
import { Button } from '../../primitives/button/index.ts';
import { userListTexts } from './user-list.texts.ts';
import type { ListedUser, UserListProps } from './user-list-props.ts';

type UserListBarProps = Pick<
  UserListProps,
  'users' | 'filter' | 'onFilterChange' | 'term' | 'onTermChange' | 'onSelectedChange' | 'onInvite' | 'newHref' | 'searching'
> & {
  /** The selected users that are shown. */
  chosen: readonly ListedUser[];
};

/** What stands above the rows: the filters, and what is done with the selected users. */
export function UserListBar(props: UserListBarProps) {
  const { users, filter, onFilterChange, term, onTermChange, chosen, onSelectedChange, onInvite, newHref, searching = false } = props;
  const t = useTexts(userListTexts);
  const say = useViolationText(usersMessages);
  const kinds = useId();
  const toldSearching = useLasting(searching);
  const [refusedFilter, setRefusedFilter] = useState<string>();
  const [refusedInvite, setRefusedInvite] = useState<string>();

  function toggle(kind: keyof UserFilter) {
    const next = toggledUserFilter(filter, kind);
    setRefusedFilter(next.violation && say(next.violation));
    if (!next.violation) onFilterChange(next.filter);
  }
  function invite() {
    const violation = inviteViolation(chosen);
    setRefusedInvite(violation && say(violation));
    if (!violation) onInvite(chosen);
  }

  const count = users?.length ?? 0;
  return (
    <div className="g:mb-3 g:flex g:flex-col g:gap-2">
      <search aria-label={t('filters')} className="g:flex g:flex-wrap g:items-end g:gap-x-4 g:gap-y-2">
        <TextInput
          type="search"
          name="termo"
          label={t('search')}
          placeholder={t('searchPlaceholder')}
          autoComplete="off"
          prefix={<Search aria-hidden="true" className="g:size-4" />}
          value={term}
          onValueChange={onTermChange}
          className="g:min-w-0 g:grow g:md:max-w-80"
        />
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend does not stand in a row. */}
        <div role="group" aria-labelledby={kinds} className="g:flex g:items-center g:gap-4">
          <span id={kinds} className="g:text-ink-2 g:text-sm">
            {t('kinds')}
          </span>
          <CheckboxField label={t('active')} value={filter.ativos} onValueChange={() => toggle('ativos')} />
          <CheckboxField label={t('inactive')} value={filter.inativos} onValueChange={() => toggle('inativos')} />
        </div>
        <Button asChild className="g:ms-auto">
          <a className="g:own" href={newHref}>
            <UserPlus aria-hidden="true" />
            {t('newUser')}
          </a>
        </Button>
      </search>
      {refusedFilter && <InlineError>{refusedFilter}</InlineError>}
      <div className="g:flex g:flex-wrap g:items-center g:gap-x-4 g:gap-y-2">
        {users && users.length > 0 && (
          <CheckboxField
            label={t('selectAll')}
            value={chosen.length === users.length}
            onValueChange={(all) => {
              setRefusedInvite(undefined);
              onSelectedChange(all ? users.map(({ id }) => id) : []);
            }}
          />
        )}
        <p role="status" className="g:text-ink-2 g:text-sm">
          {users && t('count', { count })}
          {users && count > 0 && `, ${t('selected', { count: chosen.length })}`}
          {toldSearching && ` · ${t('searching')}`}
        </p>
        <Button tone="primary" onClick={invite} className="g:ms-auto">
          <Mail aria-hidden="true" />
          {t('invite')}
        </Button>
      </div>
      {refusedInvite && chosen.length === 0 && <InlineError>{refusedInvite}</InlineError>}
    </div>
  );
}
