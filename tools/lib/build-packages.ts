import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../prepare.mjs';
import { catalogueFiles, readCatalogue } from './component-docs/catalogue.ts';
import { versionOfUi } from './component-docs/version.ts';
import { execCommand } from './exec.ts';
import { filesBelow, shown } from './files.ts';
import { publishedModule } from './published-module.ts';
import { buildStyles } from './styles/build-styles.ts';
import { designTokenFiles } from './tokens/design-tokens.ts';
import { readTheme } from './tokens/read-theme.ts';

/** The folders of all packages. */
export const PACKAGE_FOLDERS = readdirSync(join(root, 'packages')).map((name) => join(root, 'packages', name));

/** Removes the old output: tsc leaves that of sources which were renamed or removed, and npm would publish it. */
function removeLeftovers(folder: string): void {
  const output = join(folder, 'dist');
  for (const path of filesBelow(output, (file) => /\.(js|d\.ts)(\.map)?$/.test(file))) {
    const source = join(folder, 'src', shown(output, path).replace(/\.(js|d\.ts)(\.map)?$/, ''));
    if (!existsSync(`${source}.ts`) && !existsSync(`${source}.tsx`)) rmSync(path);
  }
}

/** Finishes the modules of `@guiche/ui` that tsc wrote since the last time; see `publishedModule`. */
function finishComponents(): void {
  const folder = join(root, 'packages/ui');
  const output = join(folder, 'dist');
  for (const file of filesBelow(output, (path) => path.endsWith('.js'))) {
    const path = shown(output, file);
    const hasComponents = existsSync(join(folder, 'src', path.replace(/\.js$/, '.tsx')));
    const code = readFileSync(file, 'utf8');
    const published = publishedModule({ path, hasComponents, code });
    if (published === code) continue;
    const map: { mappings: string } = JSON.parse(readFileSync(`${file}.map`, 'utf8'));
    // Its sources begin one line below.
    writeFileSync(`${file}.map`, JSON.stringify({ ...map, mappings: `;${map.mappings}` }));
    writeFileSync(file, published);
  }
}

/** Writes the tokens of theme.css in the design tokens format, for design tools and other style systems. */
function writeTokens(): void {
  const folder = join(root, 'packages/ui/dist/tokens');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const tokens = readTheme(readFileSync(join(root, 'packages/ui/theme.css'), 'utf8'));
  for (const [name, text] of designTokenFiles(tokens)) writeFileSync(join(folder, name), text);
}

/** Writes what is known about the components beside their code, for editors and language models without our Storybook. */
function writeCatalogue(): void {
  for (const [name, text] of catalogueFiles(readCatalogue(root), versionOfUi(root))) {
    const path = join(root, 'packages/ui/dist', name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

/** Writes the published files of each package to its dist, with the style sheets of ui; returns the errors of tsc. */
export async function buildPackages(): Promise<string[]> {
  const { code, output } = await execCommand('tsc', ['-b', ...PACKAGE_FOLDERS], { quiet: true });
  if (code !== 0) return [output];
  PACKAGE_FOLDERS.forEach(removeLeftovers);
  finishComponents();
  await buildStyles(join(root, 'packages/ui'));
  writeTokens();
  writeCatalogue();
  return [];
}
