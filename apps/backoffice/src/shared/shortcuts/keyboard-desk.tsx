import { statusesMessages } from '@guiche/domain/messages/statuses';
import { listStatusLabel } from '@guiche/domain/requests';
import { useMessage } from '@guiche/ui/i18n';
import { onDemand } from '@guiche/ui/on-demand';
import type { Command, CommandGroup } from '@guiche/ui/shell/command-palette';
import { ArrowRight, Clock3, FileText, LayoutList, Zap } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { backStack } from '../back/back-stack.ts';
import { useBackCloses } from '../back/use-back-closes.ts';
import { useText } from '../i18n/language-provider.tsx';
import { withMessages } from '../i18n/with-messages.ts';
import { useUser } from '../session/session-context.tsx';
import { useStoredFlag } from '../use-stored-flag.ts';
import { whenIdle } from '../when-idle.ts';
import { followLink } from './follow-link.ts';
import { keyName } from './key-name.ts';
import { oneKeyFlag } from './one-key-flag.ts';
import { notePlace, recentPlaces } from './recent-places.ts';
import { keysOfScreen } from './screen-keys.ts';
import { type KeyboardWindow, openKeyboardWindowsWith, presentShortcuts, type Shortcut, type ShortcutGroup } from './shortcuts.ts';
import { useFoundRequests } from './use-found-requests.ts';
import { useKeyListener } from './use-key-listener.ts';

const CommandPalette = onDemand(async () => (await withMessages(import('@guiche/ui/shell/command-palette'))).CommandPalette);
const ShortcutSheet = onDemand(async () => (await withMessages(import('@guiche/ui/shell/shortcut-sheet'))).ShortcutSheet);

export interface KeyboardDeskProps {
  /** The screens that the user may open, as the navigation has them. */
  screens: readonly { readonly href: string; readonly label: string; readonly current: boolean }[];
  /** What can be done on every screen. */
  actions: readonly { readonly label: string; readonly run: () => void }[];
}

/** The keyboard of the whole app: the shortcuts that screens register, the sheet that lists them, and the palette. @see B-048, B-049 */
export function KeyboardDesk({ screens, actions }: KeyboardDeskProps) {
  const t = useText();
  const user = useUser();
  const [open, setOpen] = useState<KeyboardWindow | null>(null);
  const [term, setTerm] = useState('');
  const [enabled, setEnabled] = useStoredFlag(oneKeyFlag(user.id), true);
  const chosen = useRef<() => void>(null);

  const show = (window: KeyboardWindow) => {
    setTerm('');
    setOpen(window);
  };
  const everywhere: ShortcutGroup = {
    label: t('shortcuts.everywhere'),
    shortcuts: [
      ...screens.flatMap(({ href, label }): Shortcut[] => {
        const keys = keysOfScreen(href);
        return keys ? [{ ways: [keys], label, run: () => followLink(href) }] : [];
      }),
      { ways: [['?']], label: t('shortcuts.sheet'), run: () => show('sheet') },
    ],
  };
  useKeyListener({
    shortcuts: () => [...presentShortcuts(), everywhere].flatMap(({ shortcuts }) => shortcuts),
    enabled,
    onPalette: () => show('palette'),
  });
  useBackCloses(open !== null, () => setOpen(null));

  useEffect(() => {
    openKeyboardWindowsWith(show);
    // The palette opens at once, also for the first time.
    return whenIdle(() => void Promise.all([CommandPalette.preload(), ShortcutSheet.preload()]).catch(() => undefined));
  }, []);

  // What was chosen happens once the palette is gone: the focus and the history are those of the page again.
  useEffect(() => {
    const act = chosen.current;
    if (open !== null || !act) return;
    chosen.current = null;
    backStack().afterClosing(act);
  }, [open]);

  return (
    <>
      {open === 'palette' && (
        <Palette
          screens={screens}
          actions={actions}
          term={term}
          onTermChange={setTerm}
          onClose={() => setOpen(null)}
          onChoose={(act) => {
            chosen.current = act;
            setOpen(null);
          }}
        />
      )}
      {open === 'sheet' && (
        <ShortcutSheet
          open
          onOpenChange={() => setOpen(null)}
          groups={[
            ...presentShortcuts(),
            { ...everywhere, shortcuts: [{ label: t('shortcuts.palette'), ways: [['Ctrl K']] }, ...everywhere.shortcuts] },
          ].flatMap(({ label, shortcuts }) => {
            const pressed = shortcuts.filter(({ ways }) => ways.length > 0);
            if (pressed.length === 0) return [];
            return {
              label,
              shortcuts: pressed.map(({ label: name, ways }) => ({ label: name, ways: ways.map((keys) => keys.map(keyName)) })),
            };
          })}
          enabled={enabled}
          onEnabledChange={setEnabled}
        />
      )}
    </>
  );
}

interface PaletteProps extends KeyboardDeskProps {
  term: string;
  onTermChange: (term: string) => void;
  onClose: () => void;
  /** Called with what the chosen command does. */
  onChoose: (act: () => void) => void;
}

function Palette({ screens, actions, term, onTermChange, onClose, onChoose }: PaletteProps) {
  const t = useText();
  const message = useMessage(statusesMessages);
  const user = useUser();
  const found = useFoundRequests(term, user);
  const [recent] = useState(() => recentPlaces(user.id));
  const acts = new Map<string, () => void>();

  function command(id: string, act: () => void, rest: Omit<Command, 'id'>): Command {
    acts.set(id, act);
    return { id, ...rest };
  }
  const place = (id: string, { label, href }: { label: string; href: string }, rest: Omit<Command, 'id' | 'label'> = {}) =>
    command(
      id,
      () => {
        notePlace(user.id, { label, href });
        followLink(href);
      },
      { label, ...rest },
    );
  const ofScreen: Command[] = presentShortcuts().flatMap(({ shortcuts }) =>
    shortcuts
      .filter(({ keysOnly }) => !keysOnly)
      .map(({ label, run, ways }, place) =>
        // Two trips of a request may have the same name.
        command(`here ${label} ${place}`, () => void run(), { label, keys: ways[0]?.map(keyName), icon: <Zap aria-hidden="true" /> }),
      ),
  );
  const groups: readonly CommandGroup[] = [
    {
      id: 'recent',
      label: t('shortcuts.recent'),
      commands: recent.map((each) => place(`recent ${each.href}`, each, { icon: <Clock3 aria-hidden="true" /> })),
    },
    { id: 'here', label: t('shortcuts.here'), commands: ofScreen },
    {
      id: 'screens',
      label: t('shortcuts.screens'),
      commands: screens
        .filter(({ current }) => !current)
        .map((screen) =>
          place(`screen ${screen.href}`, screen, { keys: keysOfScreen(screen.href), icon: <LayoutList aria-hidden="true" /> }),
        ),
    },
    {
      id: 'actions',
      label: t('shortcuts.actions'),
      commands: actions.map(({ label, run }) => command(`action ${label}`, run, { label, icon: <ArrowRight aria-hidden="true" /> })),
    },
    // It comes later than the others, and so below them: nothing that is marked moves.
    {
      id: 'found',
      label: t('shortcuts.requests'),
      found: true,
      commands: found.requests.map(({ request, href }) =>
        place(
          `request ${request.idSolicitacao}`,
          { label: t('shortcuts.request', { number: request.idSolicitacao }), href },
          {
            sublabel: [
              request.localizador && t('shortcuts.locator', { locator: request.localizador }),
              request.colaboradores.map(({ nomeCompleto }) => nomeCompleto).join(', '),
              request.empresa.nome,
              message(listStatusLabel(request.status, request.statusCotacaoViagem).key),
            ]
              .filter(Boolean)
              .join(' · '),
            icon: <FileText aria-hidden="true" />,
          },
        ),
      ),
    },
  ];
  return (
    <CommandPalette
      open
      onOpenChange={onClose}
      groups={groups}
      term={term}
      onTermChange={onTermChange}
      searching={found.searching}
      onRetry={found.retry}
      onChoose={(id) => {
        const act = acts.get(id);
        if (act) onChoose(act);
      }}
    />
  );
}
