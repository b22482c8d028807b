import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The packages whose READMEs have examples. */
export const PACKAGES = ['masks', 'domain', 'contract', 'ui'] as const;

/** One example of a README, which is a module by itself. */
export interface ReadmeBlock {
  /** `ui/3.tsx`: the package, the place among its examples, the language. */
  readonly name: string;
  /** Where it begins, as `path:line`. */
  readonly at: string;
  readonly code: string;
}

/** The examples in TypeScript of a package's README, in their order. */
export function readmeBlocks(root: string, ofPackage: string): readonly ReadmeBlock[] {
  const path = `packages/${ofPackage}/README.md`;
  const text = readFileSync(join(root, path), 'utf8').replaceAll('\r\n', '\n');
  return [...text.matchAll(/^```(tsx?)\n([\s\S]*?)^```$/gm)].map((found, index) => {
    const [, language = 'ts', code = ''] = found;
    const line = text.slice(0, found.index).split('\n').length;
    return { name: `${ofPackage}/${index + 1}.${language}`, at: `${path}:${line}`, code };
  });
}
