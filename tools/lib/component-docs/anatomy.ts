import { existsSync } from 'node:fs';
import type { Anatomy } from '../../../packages/ui/src/test-support/page.ts';
import { exportedLiteral } from '../literal-value.ts';
import { parseFile } from '../syntax.ts';

/** `dialog.anatomy.ts` beside `dialog.tsx`. */
const beside = (path: string) => path.replace(/\.tsx$/, '.anatomy.ts');

/** The parts of the component in a file; without parts of its own, those of the frame that it shares with others. */
export function anatomyOf(path: string, frame: string | undefined): Anatomy | undefined {
  const file = [path, ...(frame ? [frame] : [])].map(beside).find(existsSync);
  // The compiler checks the file against the same type, and a value that has to be run to be known is no part of it.
  return file ? (exportedLiteral(parseFile(file).tree, 'anatomy') as unknown as Anatomy) : undefined;
}
