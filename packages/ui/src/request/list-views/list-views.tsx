import type { CountedView, User } from '@guiche/domain/entities';
import type { Violation } from '@guiche/domain/messages';
import { mayChangeView, type ShownList, sameView } from '@guiche/domain/views';
import { Bookmark, BookmarkPlus, House, Pencil, RefreshCw, Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTexts, useUiLanguage } from '../../i18n/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Menu, MenuItem, MenuLabel, MenuRadioGroup, MenuRadioItem, MenuSeparator } from '../../primitives/menu/index.ts';
import { listViewsTexts } from './list-views.texts.ts';
import { type NamedView, ViewNameDialog } from './view-name-dialog.tsx';

export type { NamedView };

export interface ListViewsProps {
  /** The saved views with their counts, one's own first; undefined while they load. */
  views: readonly CountedView[] | undefined;
  /** Why they could not be loaded. */
  error?: string | undefined;
  /** Called to load them again. */
  onRetry?: (() => void) | undefined;
  /** What the list shows now. */
  shown: ShownList;
  /** The view that was opened last: when the list shows something else by now, this is the one that can be updated. */
  openedId?: string | null;
  /** Who looks at it. */
  user: Pick<User, 'id' | 'profiles'>;
  /** Called to show a view. */
  onOpen: (view: CountedView) => void;
  /** Saves what is shown under a name, or names a view anew; returns what was refused. */
  onSave: (named: NamedView, view: CountedView | null) => Promise<readonly Violation[]>;
  /** Called to make a view show what the list shows. */
  onUpdate: (view: CountedView) => void;
  /** Called to share a view with the agency, or not any more. */
  onShare: (view: CountedView, shared: boolean) => void;
  /** Called to open the lists with a view; null for none. */
  onStart: (view: CountedView | null) => void;
  /** Called to delete a view. The caller offers to undo it. */
  onRemove: (view: CountedView) => void;
}

/**
 * The saved views of a list: opening one, saving what is shown, and what else can be done with the open one.
 *
 * Use: above a list whose filters are set again and again.
 * Not for: a single filter, which stays in the `RequestFilters`.
 * Keyboard: Enter, Space, Down: open it; Up, Down: move; Letters: jump to a view; Escape: closes, and the focus comes back.
 * Focus: goes back to its button; a window for the name begins at the name.
 * Screen reader: a button with a menu; the views are choices, read with their count, and the open one is the chosen one.
 * @see B-041
 * @keywords visões, filtros salvos, favoritos, saved views
 */
export function ListViews(props: ListViewsProps) {
  const { views, shown, openedId = null, onSave } = props;
  const t = useTexts(listViewsTexts);
  const [naming, setNaming] = useState<{ readonly view: CountedView | null }>();
  const active = views?.find((view) => sameView(view, shown));
  const opened = active ?? views?.find(({ id }) => id === openedId);
  const name = opened && (active ? opened.nome : t('changedMark', { name: opened.nome }));
  const othersOf = (view: CountedView | null) => {
    const owner = view?.dono.id ?? props.user.id;
    return (views ?? []).filter((one) => one.dono.id === owner && one.id !== view?.id);
  };
  return (
    <>
      <Menu
        align="end"
        trigger={
          <Button
            tone="quiet"
            data-slot="list-views"
            data-keeps-clear=""
            className="g:min-w-0 g:max-w-64"
            aria-label={name === undefined ? undefined : t('triggerOf', { name })}
          >
            <Bookmark aria-hidden="true" />
            <span className="g:truncate">{name ?? t('trigger')}</span>
          </Button>
        }
      >
        <Choices {...props} active={active} />
        <MenuSeparator />
        {opened && !active && mayChangeView(opened, props.user) && (
          <MenuItem icon={<RefreshCw aria-hidden="true" />} onSelect={() => props.onUpdate(opened)}>
            {t('update', { name: opened.nome })}
          </MenuItem>
        )}
        {!active && (
          <MenuItem icon={<BookmarkPlus aria-hidden="true" />} disabled={!views} onSelect={() => setNaming({ view: null })}>
            {t('save')}
          </MenuItem>
        )}
        {active && <Actions {...props} view={active} onRename={() => setNaming({ view: active })} />}
      </Menu>
      {naming && (
        <ViewNameDialog
          value={naming.view}
          others={othersOf(naming.view)}
          onSubmit={(named) => onSave(named, naming.view)}
          onClose={() => setNaming(undefined)}
        />
      )}
    </>
  );
}

function Choices({ views, error, onRetry, user, active, onOpen }: ListViewsProps & { active: CountedView | undefined }) {
  const t = useTexts(listViewsTexts);
  if (!views && error !== undefined)
    return (
      <>
        <MenuLabel>{error}</MenuLabel>
        <MenuItem icon={<RefreshCw aria-hidden="true" />} {...(onRetry && { onSelect: onRetry })}>
          {t('retry')}
        </MenuItem>
      </>
    );
  if (!views) return <MenuLabel>{t('loading')}</MenuLabel>;
  if (views.length === 0) return <MenuLabel>{t('empty')}</MenuLabel>;
  const groups = [
    { label: t('own'), of: views.filter(({ dono }) => dono.id === user.id) },
    { label: t('shared'), of: views.filter(({ dono }) => dono.id !== user.id) },
  ];
  return groups.map(
    ({ label, of }) =>
      of.length > 0 && (
        <MenuRadioGroup
          key={label}
          label={label}
          value={active?.id ?? ''}
          onValueChange={(id) => {
            const view = of.find((one) => one.id === id);
            if (view) onOpen(view);
          }}
        >
          {of.map((view) => (
            <MenuRadioItem key={view.id} value={view.id}>
              <ViewEntry view={view} own={view.dono.id === user.id} />
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
      ),
  );
}

function ViewEntry({ view: { nome, dono, quantidade, inicial, compartilhada }, own }: { view: CountedView; own: boolean }) {
  const t = useTexts(listViewsTexts);
  const language = useUiLanguage();
  const facts = [!own && t('by', { name: dono.name }), own && compartilhada && t('sharedMark'), inicial && t('start')].filter(Boolean);
  return (
    <span className="g:flex g:items-center g:gap-3">
      <span className="g:min-w-0 g:flex-1">
        <span className="g:block g:truncate">{nome}</span>
        {facts.length > 0 && <span className="g:block g:truncate g:text-ink-3 g:text-xs">{facts.join(' · ')}</span>}
      </span>
      <span className="g:tabular g:text-ink-2 g:text-sm">
        <span aria-hidden="true" className="g:own">
          {quantidade.toLocaleString(language)}
        </span>
        <span className="g:sr-only">{t('count', { count: quantidade })}</span>
      </span>
    </span>
  );
}

function Actions({ view, user, onRename, onShare, onStart, onRemove }: ListViewsProps & { view: CountedView; onRename: () => void }) {
  const t = useTexts(listViewsTexts);
  const mayChange = mayChangeView(view, user);
  return (
    <>
      <MenuItem icon={<House aria-hidden="true" />} onSelect={() => onStart(view.inicial ? null : view)}>
        {t(view.inicial ? 'unmakeStart' : 'makeStart')}
      </MenuItem>
      {mayChange && (
        <>
          <MenuItem icon={<Share2 aria-hidden="true" />} onSelect={() => onShare(view, !view.compartilhada)}>
            {t(view.compartilhada ? 'unshare' : 'share')}
          </MenuItem>
          <MenuItem icon={<Pencil aria-hidden="true" />} onSelect={onRename}>
            {t('rename')}
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={<Trash2 aria-hidden="true" />} tone="danger" onSelect={() => onRemove(view)}>
            {t('remove')}
          </MenuItem>
        </>
      )}
    </>
  );
}
