import { ChevronDown, UserRound } from 'lucide-react';
import { useTexts } from '../../i18n/index.ts';
import { OnDemandMenu } from '../../internal/on-demand-menu.tsx';
import { onDemand } from '../../on-demand/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { userMenuTexts } from './user-menu.texts.ts';
import type { UserMenuProps } from './user-menu-props.ts';

const UserList = onDemand(async () => (await import('./user-list.tsx')).UserList);

/**
 * The name of the signed-in user, with a menu of profile, open sessions, help and logout.
 *
 * Use: once, in the head of the app.
 * Not for: actions on what the screen shows.
 * Parts: those of a `Menu`.
 * Keyboard: Enter, Space, Down: open it; Up, Down: move; Enter: chooses; Escape: closes, and the focus comes back.
 * Screen reader: a button named by the user; its entries are read with their place.
 * @see, B-068
 * @keywords usuário, perfil, sair, logout
 */
export function UserMenu(props: UserMenuProps) {
  const t = useTexts(userMenuTexts);
  const { name } = props;
  const [first = name] = name.split(' ');
  const trigger = (
    <Button tone="quiet">
      <span className="g:sr-only">{t('label', { name })}</span>
      <UserRound aria-hidden="true" />
      <span aria-hidden="true" className="g:max-w-28 g:truncate g:max-lg:hidden">
        {first}
      </span>
      <ChevronDown aria-hidden="true" className="g:text-ink-3 g:max-lg:hidden" />
    </Button>
  );
  return (
    <OnDemandMenu trigger={trigger} preload={UserList.preload}>
      <UserList meanwhile={trigger} trigger={trigger} {...props} />
    </OnDemandMenu>
  );
}
