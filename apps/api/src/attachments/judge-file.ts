import { extname } from 'node:path';
import { attachmentRefusal } from '@guiche/domain/attachments';
import type { ReceivedFile } from '../files/receive-file.ts';
import { ViolationsError } from '../http/call-error.ts';
import { contentMatches } from './file-content.ts';
import { FILE_FORMATS, type FileFormat } from './file-formats.ts';

/** What a file is, by its content. */
export interface JudgedFile {
  /** Without the dot, in lower case. */
  readonly extensao: string;
  /** The media type with which it is sent back. */
  readonly tipo: string;
}

const LONGEST_NAME = 255;
/** Parts of paths, and characters that no name has. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused.
const NO_NAME = /[/\\\u0000-\u001f\u007f]/;
/** What a form says of a file without a type. */
const UNTYPED = 'application/octet-stream';

const invalid = () => new ViolationsError([{ key: 'anexo_formato_invalido', field: 'arquivo' }]);

/** The format of a name; of a name without an ending, that of the declared type. */
function formatOf(extension: string, type: string): FileFormat | undefined {
  if (extension === '') return FILE_FORMATS.find(({ types }) => types.includes(type));
  return FILE_FORMATS.find(({ extensions }) => extensions.includes(extension));
}

/**
 * Judges a received file by its size, its name, its declared type and its content, which must all say the same.
 *
 * Errors: `ViolationsError` (422) for a file that may not be attached.
 * @see B-063, Q-174, Q-176, Q-177
 */
export async function judgeFile(file: ReceivedFile): Promise<JudgedFile> {
  const declared = file.type.split(';')[0]?.trim().toLowerCase() ?? '';
  const type = declared === UNTYPED ? '' : declared;
  if (file.name === '' || file.name.length > LONGEST_NAME || NO_NAME.test(file.name)) throw invalid();
  const refusal = attachmentRefusal({ name: file.name, type, size: file.size });
  if (refusal) throw new ViolationsError([{ key: refusal, field: 'arquivo' }]);
  const extension = extname(file.name).slice(1).toLowerCase();
  const format = formatOf(extension, type);
  const [usual, sentAs] = [format?.extensions[0], format?.types[0]];
  if (!format || usual === undefined || sentAs === undefined) throw invalid();
  if (type !== '' && !format.types.includes(type)) throw invalid();
  if (!(await contentMatches(file.path, file.size, format.content))) throw invalid();
  return { extensao: extension === '' ? usual : extension, tipo: sentAs };
}
