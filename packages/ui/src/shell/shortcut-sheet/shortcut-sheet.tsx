import { Fragment, useId } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { CheckboxField } from '../../inputs/checkbox-field/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { Kbd } from '../../primitives/kbd/index.ts';
import { shortcutSheetTexts } from './shortcut-sheet.texts.ts';

/** Shortcuts that belong together. */
export interface ShortcutGroup {
  readonly label: string;
  readonly shortcuts: readonly {
    readonly label: string;
    /** The ways to press it, each a sequence of keys: `[['j'], ['↓']]`, `[['g', 'd']]`. */
    readonly ways: readonly (readonly string[])[];
  }[];
}

export interface ShortcutSheetProps {
  /** Whether the sheet is shown. */
  open: boolean;
  /** Called with `false` for Escape and for the close button. */
  onOpenChange: (open: boolean) => void;
  /** What holds on the present screen. */
  groups: readonly ShortcutGroup[];
  /** Whether the shortcuts of one key act. */
  enabled: boolean;
  /** Called with whether they shall act. */
  onEnabledChange: (enabled: boolean) => void;
}

/**
 * Every shortcut that holds on the present screen, and the switch that turns them off.
 *
 * Use: for `?`, and for the entry of a menu that says so.
 * Not for: explaining one field, which its description does.
 * Keyboard: Tab: goes to the switch; Space: switches; Escape: closes.
 * Screen reader: a dialog with a list of terms for each group: the action, then its keys.
 * @see B-048
 * @keywords atalhos, teclado, ajuda, shortcuts
 */
export function ShortcutSheet({ open, onOpenChange, groups, enabled, onEnabledChange }: ShortcutSheetProps) {
  const t = useTexts(shortcutSheetTexts);
  const id = useId();
  const several = groups.length > 1;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('title')} context={t('context')} size={several ? 'lg' : 'md'}>
      <div data-slot="shortcut-sheet" className="g:flex g:flex-col g:gap-4">
        <CheckboxField label={t('enabled')} description={t('enabledHint')} value={enabled} onValueChange={onEnabledChange} />
        <div className={`g:grid g:grid-cols-1 g:items-start g:gap-x-8 g:gap-y-4 ${several ? 'g:sm:grid-cols-2' : ''}`}>
          {groups.map((group, place) => (
            <section key={group.label} aria-labelledby={`${id}-${place}`} className="g:own">
              <h3 id={`${id}-${place}`} className="g:mb-1 g:font-semibold">
                {group.label}
              </h3>
              <dl className="g:[&>*+*]:border-line g:[&>*+*]:border-t">
                {group.shortcuts.map(({ label, ways }) => (
                  <div key={label} className="g:flex g:min-h-8 g:items-center g:justify-between g:gap-4 g:py-1">
                    <dt className="g:min-w-0">{label}</dt>
                    <dd className="g:flex g:shrink-0 g:items-center g:gap-1 g:text-ink-3 g:text-xs">
                      {ways.map((keys, way) => (
                        <Fragment key={keys.join(' ')}>
                          {way > 0 && <span className="g:own">{t('or')}</span>}
                          {keys.map((key, at) => (
                            <Fragment key={at}>
                              {at > 0 && <span className="g:own">{t('next')}</span>}
                              <Kbd>{key}</Kbd>
                            </Fragment>
                          ))}
                        </Fragment>
                      ))}
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      </div>
    </Dialog>
  );
}
