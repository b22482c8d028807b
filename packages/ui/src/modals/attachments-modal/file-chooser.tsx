import { attachmentRefusal } from '@guiche/domain/attachments';
import { attachmentsMessages } from '@guiche/domain/messages/attachments';
import { Upload } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { InlineError } from '../../feedback/inline-error/index.ts';
import { useMessage, useTexts } from '../../i18n/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { attachmentsModalTexts } from './attachments-modal.texts.ts';
import { useDroppedFiles } from './use-dropped-files.ts';

/** What the browser's own window offers; the rules decide about what is chosen. @see Q-176 */
const ACCEPT = '.jpg,.jpeg,.bmp,.gif,.png,.tif,.tiff,.txt,.pdf,.rtf,.doc,.docx,.xls,.xlsx,.ppt,.pptx';

interface FileChooserProps {
  /** The element onto which files may be dropped. */
  area: RefObject<HTMLElement | null>;
  /** Called with the files that may be attached; the others are refused in words. */
  onChoose: (files: readonly File[]) => void;
}

/** Takes files by a button, by dropping and by pasting, and says which of them may not be attached, and why. @see */
export function FileChooser({ area, onChoose }: FileChooserProps) {
  const t = useTexts(attachmentsModalTexts);
  const message = useMessage(attachmentsMessages);
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<readonly string[]>([]);

  function take(files: readonly File[]) {
    const judged = files.map((file) => ({ file, refusal: attachmentRefusal(file) }));
    setRefused(judged.flatMap(({ file, refusal }) => (refusal ? [`${file.name}: ${message(refusal)}`] : [])));
    const good = judged.filter(({ refusal }) => !refusal).map(({ file }) => file);
    if (good.length > 0) onChoose(good);
  }
  const dragging = useDroppedFiles(area, true, take);

  return (
    <div className="g:grid g:gap-2">
      <div
        data-slot="drop-area"
        className={`g:flex g:flex-wrap g:items-center g:gap-x-4 g:gap-y-2 g:rounded-md g:border g:border-dashed g:p-pad ${dragging ? 'g:border-accent g:bg-accent-soft' : 'g:border-line-strong'}`}
      >
        <Button onClick={() => input.current?.click()}>
          <Upload aria-hidden="true" />
          {t('choose')}
        </Button>
        <div className="g:min-w-0 g:flex-1 g:basis-64 g:text-sm">
          {/* A phone neither drops nor pastes files. */}
          <p className="g:max-sm:hidden">{dragging ? t('dropNow') : t('dropHint')}</p>
          <p className="g:text-ink-2">{t('limits')}</p>
        </div>
        <input
          ref={input}
          type="file"
          multiple
          accept={ACCEPT}
          tabIndex={-1}
          aria-label={t('choose')}
          className="g:hidden"
          onChange={({ currentTarget }) => {
            const files = [...(currentTarget.files ?? [])];
            // Cleared, so that the same file can be chosen again. @see Q-174
            currentTarget.value = '';
            take(files);
          }}
        />
      </div>
      {refused.map((sentence) => (
        <InlineError key={sentence}>{sentence}</InlineError>
      ))}
    </div>
  );
}
