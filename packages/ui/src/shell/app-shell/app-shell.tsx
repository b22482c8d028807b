import type { Notification } from '@guiche/domain/entities';
import type { Language } from '@guiche/domain/language';
import { MenuIcon, WifiOff } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { OnDemandMenu } from '../../internal/on-demand-menu.tsx';
import { useKeptFocus } from '../../internal/use-kept-focus.ts';
import { useRootMark } from '../../internal/use-root-mark.ts';
import { onDemand } from '../../on-demand/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { AppearanceMenu, type AppearanceMenuProps } from '../appearance-menu/index.ts';
import { LanguageSwitch } from '../language-switch/index.ts';
import { NotificationBell } from '../notification-bell/index.ts';
import { UserMenu, type UserMenuProps } from '../user-menu/index.ts';
import { Wordmark } from '../wordmark/index.ts';
import { appShellTexts } from './app-shell.texts.ts';
import type { NavigationEntry } from './navigation.ts';
import { useStickyTop } from './use-sticky-top.ts';

const ScreensMenu = onDemand(async () => (await import('./screens-menu.tsx')).ScreensMenu);

export interface AppShellProps {
  homeHref: string;
  navigation: readonly NavigationEntry[];
  user: UserMenuProps;
  language: Language;
  onLanguageChange: (language: Language) => void;
  appearance: AppearanceMenuProps;
  notifications: readonly Notification[];
  notificationsHref: string;
  /** Selects the client whose data are shown; left out on screens that work across clients. @see */
  clientSelector?: ReactNode;
  /** The connection is lost: shows that what is typed is kept. */
  offline?: boolean;
  children: ReactNode;
}

/**
 * The frame of every screen: the top menu, and the screen below it.
 *
 * Keyboard: the first Tab offers to jump over the menu. On a phone the screens are in a menu of their own.
 * Focus: when the element that has it is removed from the screen, the heading nearest to it takes it.
 * @see
 */
export function AppShell(props: AppShellProps) {
  const {
    homeHref,
    navigation,
    user,
    language,
    onLanguageChange,
    appearance,
    notifications,
    notificationsHref,
    clientSelector,
    offline,
    children,
  } = props;
  const t = useTexts(appShellTexts);
  const menu = useRef<HTMLElement>(null);
  const main = useRef<HTMLElement>(null);
  useKeptFocus(main);
  useRootMark('app-shell');
  useStickyTop(menu, main);
  const screensButton = (
    <Button tone="quiet" size="icon" aria-label={t('navigation')}>
      <MenuIcon aria-hidden="true" />
    </Button>
  );
  return (
    <div data-slot="app-shell" className="flex min-h-dvh w-screen flex-col pr-(--t-scrollbar)">
      {/* A button, not a link: the part of the address after # is the router's. */}
      <button
        type="button"
        onClick={() => document.getElementById('conteudo')?.focus()}
        className="sr-only z-50 rounded-md bg-accent px-3 py-2 text-accent-ink focus:not-sr-only focus:absolute focus:top-2 focus:left-2"
      >
        {t('skip')}
      </button>
      {/* As wide as the window, and what it says clear of the scrollbar. */}
      <header ref={menu} className="sticky top-0 z-30 -mr-(--t-scrollbar) border-line border-b bg-surface-1 *:pr-(--t-scrollbar)">
        <div>
          <div className="mx-auto flex h-12 max-w-[100rem] items-center gap-1 px-4 max-sm:px-2">
            <a href={homeHref} className="mr-3 rounded-md max-sm:mr-0">
              <span className="sr-only">{t('home')} </span>
              <span className="max-sm:hidden">
                <Wordmark />
              </span>
              <span className="sm:hidden">
                <Wordmark markOnly />
              </span>
            </a>
            <nav aria-label={t('navigation')} className="flex h-full items-stretch max-sm:hidden">
              {navigation.map(({ href, label, current }) => (
                <a
                  key={href}
                  href={href}
                  aria-current={current ? 'page' : undefined}
                  className="flex items-center border-transparent border-y-2 px-3 text-ink-2 hover:text-ink aria-[current]:border-b-accent forced-colors:border-[Canvas] forced-colors:aria-[current]:border-b-[Highlight] aria-[current]:font-medium aria-[current]:text-ink"
                >
                  {label}
                </a>
              ))}
            </nav>
            <div className="sm:hidden">
              <OnDemandMenu trigger={screensButton} preload={ScreensMenu.preload}>
                <ScreensMenu meanwhile={screensButton} trigger={screensButton} navigation={navigation} />
              </OnDemandMenu>
            </div>
            <div className="ml-auto flex items-center gap-1 max-sm:gap-0">
              {clientSelector && <div className="mr-1 w-52 max-md:hidden">{clientSelector}</div>}
              <NotificationBell notifications={notifications} href={notificationsHref} />
              <AppearanceMenu {...appearance} />
              <LanguageSwitch value={language} onValueChange={onLanguageChange} />
              <UserMenu {...user} />
            </div>
          </div>
        </div>
        <div role="status" className="border-line bg-warning-soft has-[p]:border-t">
          {offline && (
            <p className="flex items-center justify-center gap-2 px-4 py-1.5 text-sm text-warning-ink">
              <WifiOff aria-hidden="true" className="size-4 shrink-0" />
              {t('offline')}
            </p>
          )}
        </div>
      </header>
      <main ref={main} id="conteudo" tabIndex={-1} className="mx-auto w-full max-w-[100rem] flex-1 px-4 py-4 outline-none max-sm:px-3">
        {clientSelector && <div className="mb-3 md:hidden">{clientSelector}</div>}
        {children}
      </main>
    </div>
  );
}
