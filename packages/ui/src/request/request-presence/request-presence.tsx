import { Avatar } from '../../data/avatar/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { requestPresenceTexts } from './request-presence.texts.ts';

/** Somebody else who has a request open. */
export interface PresentPerson {
  readonly id: string;
  readonly name: string;
  /** The quote that they have open, as it is called in a sentence; null for the request alone. */
  readonly quote: string | null;
}

export interface RequestPresenceProps {
  /** The others, in the order in which they are shown. */
  people: readonly PresentPerson[];
  /**
   * Whether it has its line without anybody, too. `false` beside a text that may fill the line, as in the head of a window on a phone: the empty
   * line would stand below it.
   */
  keepsRoom?: boolean;
}

/** Of more people the rest is counted. */
const SHOWN = 3;

/**
 * Who else has a request open, and which of its quotes. It is one line, and as high without anybody unless `keepsRoom` is false: nothing moves
 * when people come and go.
 *
 * Use: in the head of a request, and in the window of a quote with those who have the same one open.
 * Not for: who is responsible, which is `ResponsibleControl`.
 * Keyboard: none.
 * Screen reader: told politely when somebody comes or opens another quote, not when somebody goes; the letters are left out.
 * @see B-043
 * @keywords presença, quem está aqui, ao mesmo tempo
 */
export function RequestPresence({ people, keepsRoom = true }: RequestPresenceProps) {
  const t = useTexts(requestPresenceTexts);
  const sentence = ({ name, quote }: PresentPerson) => (quote === null ? t('here', { name }) : t('atQuote', { name, quote }));
  const rest = people.slice(SHOWN);
  return (
    <div
      role="status"
      aria-label={t('label')}
      data-slot="request-presence"
      // There all the same: what comes into an element that was not there is not read.
      className={
        people.length > 0 || keepsRoom
          ? 'g:-my-1 g:flex g:h-7 g:min-w-0 g:items-center g:gap-3 g:overflow-hidden g:text-ink-2 g:text-xs'
          : 'g:sr-only'
      }
    >
      {people.slice(0, SHOWN).map((person) => (
        <span key={person.id} title={sentence(person)} className="g:flex g:min-w-0 g:items-center g:gap-1.5">
          <Avatar name={person.name} size="sm" aria-hidden="true" />
          <span className="g:truncate">{sentence(person)}</span>
        </span>
      ))}
      {rest.length > 0 && (
        <span title={rest.map(sentence).join(', ')} className="g:shrink-0">
          {t('more', { count: rest.length })}
        </span>
      )}
    </div>
  );
}
