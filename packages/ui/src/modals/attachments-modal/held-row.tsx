import { attachmentSize } from '@guiche/domain/attachments';
import { RefreshCw, Trash2, X } from 'lucide-react';
import { Badge } from '../../feedback/badge/index.ts';
import { InlineError } from '../../feedback/inline-error/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { ProgressBar } from '../../internal/progress-bar.tsx';
import { Button } from '../../primitives/button/index.ts';
import { AttachmentRow } from './attachment-row.tsx';
import { attachmentsModalTexts } from './attachments-modal.texts.ts';
import type { HeldAttachment } from './held-attachment.ts';

interface HeldRowProps {
  held: HeldAttachment;
  onDescribe: (descricao: string) => void;
  onDrop: () => void;
  onCancel: () => void;
  onRetry: () => void;
}

const extensionOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1] ?? '';

/** A file that is not stored yet: it waits, is being sent, could not be sent, or is refused. @see */
export function HeldRow({ held: { file, descricao, state }, onDescribe, onDrop, onCancel, onRetry }: HeldRowProps) {
  const t = useTexts(attachmentsModalTexts);
  const percent = state.kind === 'sending' ? Math.round(state.sent * 100) : 0;
  return (
    <AttachmentRow
      descricao={descricao}
      extension={extensionOf(file.name)}
      facts={[
        attachmentSize(file.size),
        state.kind === 'held' && (
          // No higher than the line, so that the rows are.
          <Badge tone="info" className="g:-my-px g:align-top">
            {t('held')}
          </Badge>
        ),
        state.kind === 'sending' && t('sending', { percent }),
      ].filter(Boolean)}
      onDescribe={state.kind === 'sending' ? undefined : onDescribe}
      actions={
        state.kind === 'sending' ? (
          <Button size="sm" onClick={onCancel} aria-label={t('cancelSending', { name: descricao })}>
            <X aria-hidden="true" />
            {t('cancel')}
          </Button>
        ) : (
          state.kind === 'failed' && (
            <Button size="sm" onClick={onRetry} aria-label={t('retryOf', { name: descricao })}>
              <RefreshCw aria-hidden="true" />
              {t('retry')}
            </Button>
          )
        )
      }
      removal={
        state.kind !== 'sending' && (
          <Button tone="quiet" size="icon" aria-label={t('drop', { name: descricao })} onClick={onDrop}>
            <Trash2 aria-hidden="true" />
          </Button>
        )
      }
    >
      {state.kind === 'sending' ? (
        <ProgressBar label={t('progressOf', { name: descricao })} share={percent / 100} className="g:w-full" />
      ) : (
        (state.kind === 'failed' || state.kind === 'refused') && <InlineError>{state.reason}</InlineError>
      )}
    </AttachmentRow>
  );
}
