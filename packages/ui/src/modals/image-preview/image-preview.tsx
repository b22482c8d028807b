import { Download, ImageOff } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { EmptyState } from '../../feedback/empty-state/index.ts';
import { ErrorState } from '../../feedback/error-state/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { imagePreviewTexts } from './image-preview.texts.ts';

export interface ImagePreviewProps {
  /** Whether the window is shown. */
  open: boolean;
  /** Called with `false` for Escape and for the close buttons. */
  onOpenChange: (open: boolean) => void;
  /** What the image is called: the title of the window, and what a screen reader says of the image. */
  name: string;
  /** Size, moment, who sent it: below the title. */
  context?: ReactNode;
  /** The address of the image; `data:` and `blob:` as far as the page's policy lets them. Undefined while it loads. */
  src: string | undefined;
  /** Loads it again; given when it could not be loaded. */
  onRetry?: (() => void) | undefined;
  /** Downloads the image; without it there is no such button. */
  onDownload?: (() => void) | undefined;
}

/**
 * A receipt or another image, enlarged: fitted to the window, or in its actual size, in which it scrolls.
 *
 * Use: to look at an attached image without leaving the page.
 * Not for: documents, which the browser or another program shows better; a picture that is part of the page.
 * Parts: the name, the image, the change between fitted and actual size, download and close.
 * Keyboard: Escape: closes; Space: changes between the two sizes, from the button of the actual size; Up, Down, Left, Right: scroll the
 * image in its actual size.
 * Focus: on the close button of the footer, and back to what opened the window.
 * Screen reader: a dialog with an image, both named by `name`; the size is a button that is pressed or not.
 * @see S-186
 * @keywords imagem, recibo, comprovante, foto, ampliar, zoom, lightbox
 */
export function ImagePreview({ open, onOpenChange, name, context, src, onRetry, onDownload }: ImagePreviewProps) {
  const t = useTexts(imagePreviewTexts);
  const close = useRef<HTMLButtonElement>(null);
  const [isFull, setFull] = useState(false);
  /** The address that the browser could not show. */
  const [unreadable, setUnreadable] = useState<string>();
  const isShown = !onRetry && src !== undefined && unreadable !== src;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="xl"
      title={name}
      context={context}
      initialFocus={close}
      footer={
        <>
          {isShown && (
            <Button tone="quiet" aria-pressed={isFull} onClick={() => setFull(!isFull)} className="g:me-auto">
              {t('full')}
            </Button>
          )}
          {onDownload && (
            <Button onClick={onDownload}>
              <Download aria-hidden="true" />
              {t('download')}
            </Button>
          )}
          <Button ref={close} tone="primary" onClick={() => onOpenChange(false)}>
            {t('close')}
          </Button>
        </>
      }
    >
      {onRetry ? (
        <ErrorState title={t('failed')} onRetry={onRetry} />
      ) : src === undefined ? (
        <div role="status" aria-busy="true" className="g:own">
          <span className="g:sr-only">{t('loading')}</span>
          <Skeleton className="g:h-64 g:w-full" />
        </div>
      ) : isShown ? (
        <section
          aria-label={t('image', { name })}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys.
          tabIndex={0}
          className="g:max-h-[calc(100dvh-14rem)] g:overflow-auto g:rounded-md g:bg-surface-2"
        >
          <img
            src={src}
            alt={name}
            onError={() => setUnreadable(src)}
            className={isFull ? 'g:mx-auto g:max-w-none' : 'g:mx-auto g:max-h-[calc(100dvh-14rem)] g:max-w-full g:object-contain'}
          />
        </section>
      ) : (
        <EmptyState icon={<ImageOff />} title={t('unreadable')}>
          {onDownload && t('unreadableHint')}
        </EmptyState>
      )}
    </Dialog>
  );
}
