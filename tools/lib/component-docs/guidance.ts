import { existsSync } from 'node:fs';
import { exportedLiteral } from '../literal-value.ts';
import { parseFile } from '../syntax.ts';

/** The words of a pair of pictures: what to do, and what not. */
export interface GuidanceDoc {
  do: string;
  dont: string;
}

/** What stands in the source of a pair; its pictures are elements, which are not read. */
interface GuidanceSource {
  do: { words: string };
  dont: { words: string };
}

/** The words of `button.guidance.tsx` beside `button.tsx`. */
export function guidanceOf(path: string): GuidanceDoc[] {
  const file = path.replace(/\.tsx$/, '.guidance.tsx');
  if (!existsSync(file)) return [];
  const pairs = exportedLiteral(parseFile(file).tree, 'guidance') as unknown as GuidanceSource[];
  return pairs.map((pair) => ({ do: pair.do.words, dont: pair.dont.words }));
}
