import type { Notification } from '@guiche/domain/entities';
import type { Language } from '@guiche/domain/language';
import { ChevronDown, MenuIcon, WifiOff } from 'lucide-react';
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

/** The look of an entry of the navigation. */
const ENTRY =
  'g:flex g:items-center g:whitespace-nowrap g:border-transparent g:border-y-2 g:px-3 g:text-ink-2 g:hover:text-ink g:aria-[current]:border-b-accent g:forced-colors:border-[Canvas] g:forced-colors:aria-[current]:border-b-[Highlight] g:aria-[current]:font-medium g:aria-[current]:text-ink';

const ScreensMenu = onDemand(async () => (await import('./screens-menu.tsx')).ScreensMenu);

export interface AppShellProps {
  /** The address that the wordmark leads to. */
  homeHref: string;
  /** The entries of the main navigation, in their order. */
  navigation: readonly NavigationEntry[];
  /** The screens that are opened less often, which stand in a menu behind the others. */
  moreNavigation?: readonly NavigationEntry[];
  /** What the user's menu shows and calls. */
  user: UserMenuProps;
  /** The language that is spoken now. */
  language: Language;
  /** Called with the language that was chosen. */
  onLanguageChange: (language: Language) => void;
  /** Theme and density with their callbacks. */
  appearance: AppearanceMenuProps;
  /** How many notifications there are of each kind; undefined while that is not known. */
  notifications?: readonly Notification[] | undefined;
  /** Asks for the notifications again; given when they could not be loaded. */
  onNotificationsRetry?: (() => void) | undefined;
  /** They are being asked for again. */
  notificationsPending?: boolean | undefined;
  /** The address that the bell leads to; without it there is no bell. */
  notificationsHref?: string | undefined;
  /** Selects the client whose data are shown; left out on screens that work across clients. @see */
  clientSelector?: ReactNode;
  /** The connection is lost: shows that what is typed is kept. */
  offline?: boolean;
  /** The screen. */
  children: ReactNode;
}

/**
 * The frame of every screen: the top menu, and the screen below it.
 *
 * Use: once, around every screen of the signed-in app.
 * Not for: the page before the app, which is a `FrontDoor`.
 * Keyboard: Tab: offers first to jump over the menu; Enter: opens the menu of the screens on a narrow window.
 * Focus: when the element that has it is removed from the screen, the heading nearest to it takes it.
 * Screen reader: a banner with the navigation, and the main region; the link of the present screen says so.
 * @see
 * @keywords menu principal, navegação, topo, layout
 */
export function AppShell(props: AppShellProps) {
  const {
    homeHref,
    navigation,
    moreNavigation = [],
    user,
    language,
    onLanguageChange,
    appearance,
    notifications,
    onNotificationsRetry,
    notificationsPending,
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
  const moreButton = (
    <button type="button" aria-current={moreNavigation.some(({ current }) => current) || undefined} className={ENTRY}>
      {t('more')}
      <ChevronDown aria-hidden="true" className="g:ms-1 g:size-4 g:text-ink-3" />
    </button>
  );
  return (
    <div data-slot="app-shell" className="g:flex g:min-h-dvh g:w-screen g:flex-col g:pe-(--guiche-scrollbar)">
      {/* A button, not a link: the part of the address after # is the router's. */}
      <button
        type="button"
        onClick={() => document.getElementById('conteudo')?.focus()}
        className="g:sr-only g:z-50 g:rounded-md g:bg-accent g:px-3 g:py-2 g:text-accent-ink g:focus:not-sr-only g:focus:absolute g:focus:top-2 g:focus:start-2"
      >
        {t('skip')}
      </button>
      {/* As wide as the window, and what it says clear of the scrollbar. */}
      <header
        ref={menu}
        className="g:sticky g:top-0 g:z-30 g:-me-(--guiche-scrollbar) g:border-line g:border-b g:bg-surface-1 g:*:pe-(--guiche-scrollbar)"
      >
        <div className="g:own">
          <div className="g:mx-auto g:flex g:h-12 g:max-w-[100rem] g:items-center g:gap-1 g:px-4 g:max-sm:px-2">
            <a href={homeHref} className="g:me-3 g:rounded-md g:max-sm:me-0">
              <span className="g:sr-only">{t('home')} </span>
              <span className="g:max-sm:hidden">
                <Wordmark />
              </span>
              <span className="g:sm:hidden">
                <Wordmark markOnly />
              </span>
            </a>
            <nav aria-label={t('navigation')} className="g:flex g:h-full g:items-stretch g:max-xl:hidden">
              {navigation.map(({ href, label, current }) => (
                <a key={href} href={href} aria-current={current ? 'page' : undefined} className={ENTRY}>
                  {label}
                </a>
              ))}
              {moreNavigation.length > 0 && (
                <OnDemandMenu trigger={moreButton} preload={ScreensMenu.preload}>
                  <ScreensMenu meanwhile={moreButton} trigger={moreButton} navigation={moreNavigation} />
                </OnDemandMenu>
              )}
            </nav>
            <div className="g:xl:hidden">
              <OnDemandMenu trigger={screensButton} preload={ScreensMenu.preload}>
                <ScreensMenu meanwhile={screensButton} trigger={screensButton} navigation={[...navigation, ...moreNavigation]} />
              </OnDemandMenu>
            </div>
            <div className="g:ms-auto g:flex g:min-w-0 g:items-center g:gap-1 g:max-sm:gap-0">
              {clientSelector && <div className="g:me-1 g:w-52 g:min-w-0 g:max-md:hidden">{clientSelector}</div>}
              {notificationsHref && (
                <NotificationBell
                  notifications={notifications}
                  href={notificationsHref}
                  onRetry={onNotificationsRetry}
                  pending={notificationsPending}
                />
              )}
              <AppearanceMenu {...appearance} />
              <LanguageSwitch value={language} onValueChange={onLanguageChange} />
              <UserMenu {...user} />
            </div>
          </div>
        </div>
        <div role="status" className="g:border-line g:bg-warning-soft g:has-[p]:border-t">
          {offline && (
            <p className="g:flex g:items-center g:justify-center g:gap-2 g:px-4 g:py-1.5 g:text-sm g:text-warning-ink">
              <WifiOff aria-hidden="true" className="g:size-4 g:shrink-0" />
              {t('offline')}
            </p>
          )}
        </div>
      </header>
      <main
        ref={main}
        id="conteudo"
        tabIndex={-1}
        className="g:mx-auto g:w-full g:max-w-[100rem] g:flex-1 g:px-4 g:py-4 g:outline-none g:max-sm:px-3"
      >
        {clientSelector && <div className="g:mb-3 g:md:hidden">{clientSelector}</div>}
        {children}
      </main>
    </div>
  );
}
