import { formatNumber } from '@guiche/masks/number';
import type { attachmentsMessages } from '../messages/attachments/index.ts';
import type { TopicKey } from '../messages/index.ts';

/** 10 MB, in bytes; a file of exactly this size is accepted. @see Q-174, S-391 */
export const MAX_ATTACHMENT_BYTES = 10 * 1024 * 1024;

const TYPES: ReadonlySet<string> = new Set([
  'image/jpg',
  'image/jpeg',
  'image/pjpeg',
  'image/bmp',
  'image/gif',
  'image/png',
  'image/tif',
  'image/tiff',
  'text/plain',
  'application/pdf',
  'application/rtf',
  'text/rtf',
  'application/msword',
  'application/vnd.ms-excel',
  'application/vnd.ms-powerpoint',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
]);

/** What the name of a file without a type must contain. No endings of photos: browsers know their types. @see Q-177 */
const NAME_PARTS = ['.xls', '.xlsx', '.doc', '.ppt', '.docx', '.pptx', '.txt', '.pdf', '.rtf', '.tif', '.tiff'] as const;

export interface AttachmentFile {
  readonly name: string;
  /** MIME type as the browser reports it; `''` when unknown. */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
}

/** Why a file cannot be attached: the format is checked first, then whether it is empty, then its size; `undefined` when it can. @see */
export function attachmentRefusal({ name, type, size }: AttachmentFile): TopicKey<typeof attachmentsMessages> | undefined {
  const lower = name.toLowerCase();
  const known = type === '' ? NAME_PARTS.some((part) => lower.includes(part)) : TYPES.has(type.toLowerCase());
  if (!known) return 'anexo_formato_invalido';
  if (size === 0) return 'anexo_vazio';
  return size > MAX_ATTACHMENT_BYTES ? 'anexo_escolha_arquivos_menores_que_10mb' : undefined;
}

/** The images that every browser shows: no TIFF. */
const SHOWN_IMAGES: ReadonlySet<string> = new Set(['jpg', 'jpeg', 'png', 'gif', 'bmp']);

/** Whether an attachment with this extension can be looked at on the screen, without downloading it. @see S-186 */
export function attachmentIsShownImage(extension: string): boolean {
  return SHOWN_IMAGES.has(extension.toLowerCase());
}

/** The least size that is not rounded to nothing, in MB. */
const LEAST_SHOWN = 0.01;

/** A size in MB with 2 decimals, `1,50 MB` for 1,572,864 bytes: bytes / 1024 / 1024; `< 0,01 MB` for what is less. @see Q-175 */
export function attachmentSize(bytes: number): string {
  const size = bytes / 1024 / 1024;
  return size > 0 && size < LEAST_SHOWN ? `< ${formatNumber(LEAST_SHOWN)} MB` : `${formatNumber(size)} MB`;
}

/** The name under which an attachment is downloaded: its description and the url's extension, which is not repeated. @see Q-178 */
export function downloadName(descricao: string, url: string): string {
  const file = (url.split(/[?#]/)[0] ?? '').split('/').at(-1) ?? '';
  const extension = /\.[^.]+$/.exec(file)?.[0] ?? '';
  return descricao.toLowerCase().endsWith(extension.toLowerCase()) ? descricao : `${descricao}${extension}`;
}
