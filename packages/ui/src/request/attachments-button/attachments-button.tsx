import { Paperclip } from 'lucide-react';
import { Badge } from '../../feedback/badge/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { attachmentsButtonTexts } from './attachments-button.texts.ts';

export interface AttachmentsButtonProps {
  /** How many attachments are stored; undefined while that is not known. */
  count?: number | undefined;
  /** How many chosen files are not stored yet. @see Q-172 */
  waiting?: number | undefined;
  /** Opens the attachments. */
  onOpen: () => void;
  /** Called when the pointer or the focus reaches the button, to fetch what it opens. */
  onOpenIntent?: (() => void) | undefined;
}

/**
 * Opens the attachments of a service or quote, and says how many there are and how many still have to be sent.
 *
 * Use: in the head of what has attachments.
 * Not for: choosing a file, which the window that it opens does.
 * Parts: an icon, the word with the count, and a badge while files wait.
 * Keyboard: Enter, Space: press it.
 * Screen reader: its words, with both numbers.
 * @see
 * @keywords anexos, arquivos, clipe, attachments
 */
export function AttachmentsButton({ count, waiting = 0, onOpen, onOpenIntent }: AttachmentsButtonProps) {
  const t = useTexts(attachmentsButtonTexts);
  return (
    <Button tone="quiet" onClick={onOpen} onPointerEnter={onOpenIntent} onFocus={onOpenIntent}>
      <Paperclip aria-hidden="true" />
      {count ? t('counted', { count }) : t('plain')}
      {waiting > 0 && <Badge tone="warning">{t('waiting', { count: waiting })}</Badge>}
    </Button>
  );
}
