import { Keys } from '../internal/keys.tsx';
import type { Command } from './command.ts';

export interface CommandOptionProps {
  /** The id of the element. */
  id: string;
  command: Command;
  /** Whether Enter chooses it. */
  active: boolean;
}

/** One command of the palette with the keys that do the same. */
export function CommandOption({ id, command, active }: CommandOptionProps) {
  return (
    <div
      id={id}
      data-command={command.id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      className={`g:flex g:cursor-pointer g:items-center g:gap-2.5 g:rounded-md g:px-2 g:py-1.5 g:forced-colors:aria-selected:bg-[Highlight] ${active ? 'g:bg-accent-soft' : ''}`}
    >
      {command.icon && (
        <span aria-hidden="true" className="g:flex g:size-4 g:shrink-0 g:text-ink-3 g:*:size-4">
          {command.icon}
        </span>
      )}
      <span className="g:min-w-0 g:flex-1">
        <span className="g:block g:truncate">{command.label}</span>
        {command.sublabel && <span className="g:block g:truncate g:text-ink-2 g:text-xs">{command.sublabel}</span>}
      </span>
      {command.keys && <Keys keys={command.keys} />}
    </div>
  );
}
