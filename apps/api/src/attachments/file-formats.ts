/** A format of files that may be attached. */
export interface FileFormat {
  /** The endings of its names; the first is the usual one. */
  readonly extensions: readonly string[];
  /** The media types that senders declare; the first is the one with which it is sent back. */
  readonly types: readonly string[];
  /** How its content is known. */
  readonly content: FileContent;
}

export type FileContent =
  /** It begins with one of these bytes. */
  | { readonly by: 'start'; readonly starts: readonly (readonly number[])[] }
  /** The bytes stand within the first 1024, as in a PDF, before which mail programs put lines. */
  | { readonly by: 'early'; readonly bytes: readonly number[] }
  /** A compound file of Microsoft with a stream of one of these names. */
  | { readonly by: 'compound'; readonly streams: readonly string[] }
  /** A zip archive of Office Open XML with files in this folder. */
  | { readonly by: 'package'; readonly folder: string }
  /** Text without control characters and without markup that a browser would run. */
  | { readonly by: 'text' };

const bytes = (text: string) => [...Buffer.from(text, 'latin1')];
const start = (...texts: string[]): FileContent => ({ by: 'start', starts: texts.map(bytes) });

/** The formats that may be attached. @see Q-176 */
export const FILE_FORMATS: readonly FileFormat[] = [
  { extensions: ['jpg', 'jpeg'], types: ['image/jpeg', 'image/jpg', 'image/pjpeg'], content: start('\xff\xd8\xff') },
  { extensions: ['png'], types: ['image/png'], content: start('\x89PNG\r\n\x1a\n') },
  { extensions: ['gif'], types: ['image/gif'], content: start('GIF87a', 'GIF89a') },
  { extensions: ['bmp'], types: ['image/bmp'], content: start('BM') },
  { extensions: ['tif', 'tiff'], types: ['image/tiff', 'image/tif'], content: start('II*\0', 'MM\0*') },
  { extensions: ['pdf'], types: ['application/pdf'], content: { by: 'early', bytes: bytes('%PDF-') } },
  // Windows without a program for it declares it as Word's.
  { extensions: ['rtf'], types: ['application/rtf', 'text/rtf', 'application/msword'], content: start('{\\rtf') },
  { extensions: ['txt'], types: ['text/plain'], content: { by: 'text' } },
  { extensions: ['doc'], types: ['application/msword'], content: { by: 'compound', streams: ['WordDocument'] } },
  { extensions: ['xls'], types: ['application/vnd.ms-excel'], content: { by: 'compound', streams: ['Workbook', 'Book'] } },
  { extensions: ['ppt'], types: ['application/vnd.ms-powerpoint'], content: { by: 'compound', streams: ['PowerPoint Document'] } },
  {
    extensions: ['docx'],
    types: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    content: { by: 'package', folder: 'word/' },
  },
  {
    extensions: ['xlsx'],
    types: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    content: { by: 'package', folder: 'xl/' },
  },
  {
    extensions: ['pptx'],
    types: ['application/vnd.openxmlformats-officedocument.presentationml.presentation'],
    content: { by: 'package', folder: 'ppt/' },
  },
];
