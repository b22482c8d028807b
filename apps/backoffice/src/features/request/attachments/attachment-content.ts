import { downloadAttachment } from '@guiche/contract/attachments';
import type { Attachment } from '@guiche/domain/entities';
import { queryOptions } from '@tanstack/react-query';
import { files } from '../../../shared/files.ts';

/** The content of an attachment, by its address. @see */
export function contentOf(url: string, signal?: AbortSignal): Promise<Blob> {
  return files.download(downloadAttachment, { params: { arquivo: url.split('/').at(-1) ?? '' }, ...(signal && { signal }) });
}

/** An address that holds the content itself: the page's policy lets images be these, and no address has to be given back. */
function dataAddress(content: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read.'));
    reader.readAsDataURL(content);
  });
}

/** The address of an attached image, whose call needs the session: an `img` cannot make it. Forgotten when its window is closed. */
export function imageQuery({ uuid, url }: Attachment) {
  return queryOptions({
    queryKey: ['attachment-image', uuid],
    // A file never changes; 10 MB of it are not kept.
    gcTime: 0,
    queryFn: async ({ signal }) => dataAddress(await contentOf(url, signal)),
  });
}
