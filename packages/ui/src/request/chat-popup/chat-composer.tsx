import { mayBeSent, messageViolations } from '@guiche/domain/chat';
import { validationMessages } from '@guiche/domain/messages/validation';
import { SendHorizontal } from 'lucide-react';
import type { FormEvent, KeyboardEvent, MouseEvent, Ref } from 'react';
import { useTexts, useViolationText } from '../../i18n/index.ts';
import { TextArea } from '../../inputs/text-area/index.ts';
import { useMediaQuery } from '../../internal/use-media-query.ts';
import { useOneSend } from '../../internal/use-one-send.ts';
import { Button } from '../../primitives/button/index.ts';
import { chatPopupTexts } from './chat-popup.texts.ts';

export interface ChatComposerProps {
  text: string;
  onTextChange: (text: string) => void;
  onSend: (text: string) => void;
  ref: Ref<HTMLTextAreaElement>;
}

/** The focus stays in the field, and with it the keyboard of a phone. */
function holdFocus(event: MouseEvent) {
  event.preventDefault();
}

/** Where a message is written: what is refused stays as it was typed, with the reason below. @see A-165 */
export function ChatComposer({ text, onTextChange, onSend, ref }: ChatComposerProps) {
  const t = useTexts(chatPopupTexts);
  const say = useViolationText(validationMessages);
  const [violation] = mayBeSent(text) ? messageViolations(text) : [];

  // The keyboard of a touch screen has no Shift+Enter.
  const byTouch = useMediaQuery('(hover: none) and (pointer: coarse)');

  const once = useOneSend();
  function send(event: FormEvent) {
    event.preventDefault();
    if (messageViolations(text).length > 0) return;
    // Not until it has arrived: the next message need not wait for that.
    void once(() => void onSend(text));
  }
  function sendByEnter(event: KeyboardEvent<HTMLFormElement>) {
    // While characters are being composed, Enter takes one of them.
    if (byTouch || event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.requestSubmit();
  }

  return (
    <form onSubmit={send} onKeyDown={sendByEnter} className="g:flex g:items-start g:gap-2 g:border-line g:border-t g:p-3">
      <TextArea
        ref={ref}
        label={t('write')}
        labelHidden
        className="g:flex-1"
        rows={2}
        value={text}
        onValueChange={onTextChange}
        description={byTouch ? undefined : t('hint')}
        error={violation && say(violation)}
      />
      <Button
        tone="primary"
        size="icon"
        aria-label={t('send')}
        aria-disabled={!mayBeSent(text) || undefined}
        type="submit"
        onMouseDown={byTouch ? holdFocus : undefined}
      >
        <SendHorizontal aria-hidden="true" />
      </Button>
    </form>
  );
}
