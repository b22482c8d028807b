import { ChevronDown, UserRound } from 'lucide-react';
import { lazy } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { OnDemandMenu } from '../../internal/on-demand-menu.tsx';
import { Button } from '../../primitives/button/index.ts';
import { userMenuTexts } from './user-menu.texts.ts';
import type { UserMenuProps } from './user-menu-props.ts';

const load = () => import('./user-list.tsx');
const UserList = lazy(async () => ({ default: (await load()).UserList }));

/** The name of the signed-in user, with a menu of profile, help and logout. @see */
export function UserMenu(props: UserMenuProps) {
  const t = useTexts(userMenuTexts);
  const { name } = props;
  const [first = name] = name.split(' ');
  const trigger = (
    <Button tone="quiet" className="px-2">
      <span className="sr-only">{t('label', { name })}</span>
      <UserRound aria-hidden="true" />
      <span aria-hidden="true" className="max-w-28 truncate max-lg:hidden">
        {first}
      </span>
      <ChevronDown aria-hidden="true" className="text-ink-3 max-lg:hidden" />
    </Button>
  );
  return (
    <OnDemandMenu trigger={trigger} preload={load}>
      <UserList trigger={trigger} {...props} />
    </OnDemandMenu>
  );
}
