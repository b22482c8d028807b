import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const STYLE = `body { font: 14px/1.5 sans-serif; margin: 24px; color-scheme: light dark }
h2 { font-size: 16px; margin: 32px 0 8px }
div { display: flex; flex-wrap: wrap; gap: 16px }
figure { margin: 0; max-width: 100% }
img { display: block; max-width: 100%; outline: 1px solid gray }`;

/** Writes a page with the pictures of a folder that differ: expected, actual and difference side by side. Returns its path. */
export function writeDifferencePage(evidence: string): string {
  const parts = globSync('*/*-difference.png', { cwd: evidence })
    .sort()
    .map((path) => {
      const name = path.replaceAll('\\', '/').replace(/-difference\.png$/, '');
      const figures = ['expected', 'actual', 'difference'].map(
        (part) => `<figure><figcaption>${part}</figcaption><img src="${name}-${part}.png" alt=""></figure>`,
      );
      return `<h2>${name}</h2><div>${figures.join('')}</div>`;
    });
  const page = join(evidence, 'index.html');
  const head = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures that differ</title><style>${STYLE}</style>`;
  writeFileSync(page, `${head}<h1>Pictures that differ: ${parts.length}</h1>\n${parts.join('\n')}\n`);
  return page;
}
