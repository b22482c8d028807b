import { join, normalize, sep } from 'node:path';
import type { Plugin } from 'vite';
import { PACKAGES, readmeBlocks } from './readme-blocks.ts';

const LIST = 'virtual:readme';
const PLACE = /[\\/]packages[\\/](\w+)[\\/]readme-example-(\d+\.tsx?)$/;

/** A line that says its result: `isCpf('…'); // true`. */
const WITH_RESULT = /^(?!const |import |export |\/\/)(.+); \/\/ (.+)$/gm;

/** The code of an example, which exports what it declares, and its lines with a result as `results`. */
function asModule(code: string): string {
  const names = [...code.matchAll(/^const (\w+)/gm)].map(([, name = '']) => name);
  // A style sheet is there once it is built.
  const noted = code
    .replace(/^import '.+\.css';$/gm, '')
    .replace(
      WITH_RESULT,
      (line, expression: string, result: string) =>
        `results.push({ line: ${JSON.stringify(line)}, value: (${expression}), expected: (${result}) });`,
    );
  return `export const results = [];\n${noted}\nexport { ${names.join(', ')} };\n`;
}

/**
 * Gives tests the examples of the READMEs as modules: `virtual:readme` exports `examples`, which loads each by its name (`ui/3.tsx`). They
 * resolve their imports as files of their package would.
 */
export function readmeModules(root: string): Plugin {
  const blocks = new Map(PACKAGES.flatMap((name) => readmeBlocks(root, name)).map(({ name, code }) => [name, code]));
  const pathOf = (name: string) => {
    const [ofPackage = '', file = ''] = name.split('/');
    return normalize(join(root, 'packages', ofPackage, `readme-example-${file}`))
      .split(sep)
      .join('/');
  };
  return {
    name: 'guiche:readme',
    resolveId: (id) => (id === LIST ? `\0${LIST}` : PLACE.test(id) ? id : undefined),
    load(id) {
      if (id === `\0${LIST}`) {
        const lines = [...blocks.keys()].map((name) => `${JSON.stringify(name)}: () => import(${JSON.stringify(pathOf(name))})`);
        return `export const examples = { ${lines.join(',\n')} };`;
      }
      const [, ofPackage, file] = PLACE.exec(id.split('?')[0] ?? id) ?? [];
      const code = blocks.get(`${ofPackage}/${file}`);
      return code === undefined ? undefined : asModule(code);
    },
  };
}
