import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { controlLook, FieldFrame } from '../../internal/field-frame.tsx';
import { useLasting } from '../../internal/use-lasting.ts';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { type CommandGroup, narrowedGroups } from './command.ts';
import { CommandOption } from './command-option.tsx';
import { commandPaletteTexts } from './command-palette.texts.ts';

export interface CommandPaletteProps {
  /** Whether the palette is shown. */
  open: boolean;
  /** Called with `false` for Escape and for the close button. */
  onOpenChange: (open: boolean) => void;
  /** What can be chosen, in its order: the most likely first. */
  groups: readonly CommandGroup[];
  /** The typed text. */
  term: string;
  /** Called at each change of the text: whoever searches a server waits until the typing rests. */
  onTermChange: (term: string) => void;
  /** A search for the text runs. */
  searching?: boolean;
  /** Searches again; given when the search failed. */
  onRetry?: (() => void) | undefined;
  /** Called with the `id` of the command that was chosen. Closing is up to the caller. */
  onChoose: (id: string) => void;
}

/** The place of the option under the pointer; undefined beside the options. */
function idUnder(target: EventTarget): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>('[data-command]')?.dataset['command'] : undefined;
}

/**
 * A search over everything that can be opened or done from here: screens, requests, actions of the present screen.
 *
 * Use: once, over the whole app, opened by Ctrl+K.
 * Not for: the value of a field, which is an `Autocomplete`; the actions of one thing, which are a `Menu`.
 * Keyboard: Up, Down: move through what is found, round the ends; Enter: chooses, and waits for a search that runs; Escape: closes.
 * Focus: in the text; it returns to where it was.
 * Screen reader: a combobox with a list in groups; the number of results is read when it changes, and that a search runs or failed.
 * @see B-049
 * @keywords paleta de comandos, busca global, ctrl k, command palette
 */
export function CommandPalette(props: CommandPaletteProps) {
  const { open, onOpenChange, groups, term, onTermChange, searching = false, onRetry, onChoose } = props;
  const t = useTexts(commandPaletteTexts);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [marked, setMarked] = useState<string>();
  const [entered, setEntered] = useState(false);
  const toldSearching = useLasting(searching);
  const shown = narrowedGroups(groups, term);
  const commands = shown.flatMap((group) => group.commands);
  // What is marked may be gone with the next letter: then the first is.
  const active = commands.find((command) => command.id === marked) ?? commands[0];
  // By place: the ids of commands are no ids of elements.
  const optionId = (command: string) => `${id}-${commands.findIndex((each) => each.id === command)}`;
  const isFound = shown.some(({ found, commands: own }) => found && own.some((command) => command === active));

  function mark(next: string | undefined) {
    setMarked(next);
    if (next !== undefined) document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  }
  function handleKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      // What a search found for the letters before is not what Enter means: it waits for the search.
      if (searching && marked === undefined && (!active || isFound)) setEntered(true);
      else if (active) onChoose(active.id);
      return;
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || commands.length === 0) return;
    event.preventDefault();
    const at = commands.findIndex((command) => command.id === active?.id);
    mark(commands[(at + step + commands.length) % commands.length]?.id);
  }

  useEffect(() => {
    if (!entered || searching) return;
    setEntered(false);
    if (active && !onRetry) onChoose(active.id);
  }, [entered, searching]);

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('title')} initialFocus={field}>
      <div data-slot="command-palette" className="g:flex g:flex-col g:gap-2">
        <FieldFrame label={t('field')} labelHidden prefix={<Search aria-hidden="true" className="g:size-4" />}>
          {(control) => (
            <input
              data-control=""
              {...control}
              ref={field}
              type="text"
              role="combobox"
              aria-expanded="true"
              aria-controls={id}
              aria-autocomplete="list"
              aria-activedescendant={active && optionId(active.id)}
              autoComplete="off"
              spellCheck={false}
              placeholder={t('placeholder')}
              value={term}
              onChange={(event) => {
                setMarked(undefined);
                setEntered(false);
                list.current?.scrollTo({ top: 0 });
                onTermChange(event.currentTarget.value);
              }}
              onKeyDown={handleKey}
              className={`${controlLook} g:text-ellipsis`}
            />
          )}
        </FieldFrame>
        {/* As high as it ever is: what is found moves nothing. */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard is the combobox's, which names the active option. */}
        <div
          ref={list}
          id={id}
          role="listbox"
          aria-label={t('commands')}
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault()}
          onMouseMove={(event) => {
            const under = idUnder(event.target);
            if (under !== undefined && under !== active?.id) setMarked(under);
          }}
          onClick={(event) => {
            const under = idUnder(event.target);
            if (under !== undefined) onChoose(under);
          }}
          className="g:-mx-2 g:h-96 g:max-h-[60dvh] g:max-sm:h-[calc(100dvh-12rem)] g:max-sm:max-h-none g:overflow-y-auto g:overscroll-contain g:px-2"
        >
          {shown.map((group) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox.
            <div key={group.id} role="group" aria-labelledby={`${id}-group-${group.id}`} className="g:pb-1.5">
              <div id={`${id}-group-${group.id}`} className="g:px-2 g:py-1 g:font-medium g:text-ink-2 g:text-xs">
                {group.label}
              </div>
              {group.commands.map((command) => (
                <CommandOption key={command.id} id={optionId(command.id)} command={command} active={command === active} />
              ))}
            </div>
          ))}
          {commands.length === 0 && !searching && !onRetry && (
            <div role="option" aria-selected="false" aria-disabled="true" tabIndex={-1} className="g:px-2 g:py-1.5 g:text-ink-2">
              {t('nothing')}
            </div>
          )}
        </div>
        <div className="g:flex g:min-h-control-sm g:flex-wrap g:items-center g:justify-between g:gap-2 g:text-ink-2 g:text-sm">
          <p role="status" className="g:own">
            {onRetry ? t('failed') : toldSearching ? t('searching') : t('found', { count: commands.length })}
          </p>
          {onRetry ? (
            <Button size="sm" onClick={onRetry}>
              {t('retry')}
            </Button>
          ) : (
            <span aria-hidden="true" className="g:text-ink-3 g:text-xs g:pointer-coarse:hidden">
              {t('keys')}
            </span>
          )}
        </div>
      </div>
    </Dialog>
  );
}
