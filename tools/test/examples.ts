import { equal } from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from 'playwright';
import { CHROMIUM_ARGS, chromiumPath } from '../chromium.mjs';
import { buildPackages } from '../lib/build-packages.ts';
import { bundle } from '../lib/bundle.ts';
import { installedAlone, installedApart, installedBesideOurs, packInto } from '../lib/consumer.ts';
import { ensureChromium } from '../lib/ensure-chromium.ts';
import { entryPoints, foreignFolders } from '../lib/entry-points.ts';
import { exec, execCommand } from '../lib/exec.ts';
import { filesBelow } from '../lib/files.ts';
import { root } from '../prepare.mjs';
import { nextBuildFindings, nextPageFindings } from './example-next.ts';
import { useReact18 } from './example-react18.ts';
import { brandFindings } from './hosts/brand.ts';
import { galleryApp, type HostApp, ticketsApp } from './hosts/host-apps.ts';
import { entryStyleFindings, hostFindings, layerFindings, motionFindings } from './hosts/host-styles.ts';
import { policyFindings } from './hosts/policy.ts';
import { namedChecks, oneCheck, type StepResult } from './step.ts';

/** The size limit of an entry point of masks with its imports, gzipped, in bytes. */
const LIMITS: Record<string, number> = { cpf: 720, cnpj: 720, ie: 2000 };

/** The size limit of the style sheet of all components, gzipped, in bytes. */
const STYLES_LIMIT = 12 * 1024;

/** Entry points that use formats. */
const PARTS: Record<string, readonly string[]> = {
  'cpf-cnpj': ['cpf', 'cnpj'],
  testing: ['card', 'cep', 'cnpj', 'cpf', 'ie', 'phone', 'ticket-number'],
};

const PACKED = ['@guiche/masks', '@guiche/domain', '@guiche/contract', '@guiche/ui'];

const ORIGIN = 'http://example.test';

/** Runs the example and compares its output with its expected one; under npm's own Node, which may be older than the tools'. */
async function nodeFindings(folder: string): Promise<string[]> {
  const { code, output } = await exec(process.env['npm_node_execpath'] ?? process.execPath, ['main.js'], { quiet: true, cwd: folder });
  const expected = readFileSync(join(folder, 'output.txt'), 'utf8');
  return code === 0 && output === expected ? [] : [`masks-node ended with ${code} and printed\n${output}in place of\n${expected}`];
}

/** Whether `require` loads every entry point of our packages, as it does in the Node versions that their `engines` name. */
async function requireFindings(folder: string): Promise<string[]> {
  const entries = PACKED.flatMap((name) =>
    entryPoints(join(root, 'packages', basename(name))).map((entry) => `${name}/${entry.slice('./'.length)}`),
  );
  const script = 'for (const entry of JSON.parse(process.argv[1])) require(entry);';
  const node = process.env['npm_node_execpath'] ?? process.execPath;
  const { code, output } = await exec(node, ['--eval', script, JSON.stringify(entries)], { quiet: true, cwd: folder });
  return code === 0 && output === '' ? [] : [`require of the entry points ended with ${code} and said\n${output}`];
}

/** Whether each entry point loads only its own code and that of the formats it uses, within its size limit. */
async function entryFindings(folder: string): Promise<string[]> {
  const findings: string[] = [];
  for (const entry of entryPoints(join(root, 'packages/masks'))) {
    const name = entry.slice('./'.length);
    const { gzip, modules } = await bundle(`export * from '@guiche/masks/${name}'`, folder, ['imask']);
    const [format = name] = name.split('/');
    const own = [format, 'engine', ...(PARTS[format] ?? [])];
    const others = foreignFolders(name, modules).filter((other) => !own.includes(other.split('/')[0] ?? ''));
    if (others.length > 0) findings.push(`@guiche/masks/${name} brings ${others.join(', ')}`);
    if (modules.some((path) => !path.startsWith(folder))) findings.push(`@guiche/masks/${name} was not taken from the tarball`);
    if (gzip > (LIMITS[name] ?? Number.POSITIVE_INFINITY))
      findings.push(`@guiche/masks/${name} weighs ${gzip} bytes, more than ${LIMITS[name]}`);
  }
  return findings;
}

/** Type-checks and builds an example as its own `npm run build` does. */
async function buildFindings(folder: string, mode: 'production' | 'development' = 'production'): Promise<string[]> {
  const checked = await execCommand('tsc', ['-p', folder], { quiet: true, cwd: folder });
  const built = await execCommand('vite', ['build', folder, '--sourcemap', '--logLevel=warn', `--mode=${mode}`], {
    quiet: true,
    cwd: folder,
    env: { NODE_ENV: mode },
  });
  return [checked, built].flatMap(({ code, output }) => (code === 0 ? [] : [`${basename(folder)}: ${output}`]));
}

/** The files of the installed packages with code in the build. */
function builtFrom(folder: string): string[] {
  const maps = filesBelow(join(folder, 'dist/assets'), (path) => path.endsWith('.js.map'));
  const sources: string[] = maps.flatMap((path) => JSON.parse(readFileSync(path, 'utf8')).sources);
  return sources.flatMap((source) => /@guiche\/.*/.exec(source)?.[0] ?? []);
}

/** Whether the style sheet of all components is within its limit, gzipped. */
function styleSizeFindings(folder: string): string[] {
  const { length } = gzipSync(readFileSync(join(folder, 'node_modules/@guiche/ui/dist/styles.css')), { level: 9 });
  return length < STYLES_LIMIT ? [] : [`styles.css weighs ${length} bytes gzipped, not less than ${STYLES_LIMIT}`];
}

/** Opens the build in a browser, without a server, and uses it. */
async function pageFindings(browser: Browser, folder: string, act: (page: Page) => Promise<void>): Promise<string[]> {
  const page = await browser.newPage({ locale: 'pt-BR' });
  page.setDefaultTimeout(10_000);
  const findings: string[] = [];
  page.on('pageerror', (error) => findings.push(`${basename(folder)}: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') findings.push(`${basename(folder)}: ${message.text()}`);
  });
  await page.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/favicon.ico') return route.fulfill({ status: 204 });
    return route.fulfill({ path: join(folder, 'dist', pathname === '/' ? 'index.html' : pathname) });
  });
  try {
    await page.goto(`${ORIGIN}/`);
    await act(page);
  } catch (error) {
    findings.push(`${basename(folder)}: ${error instanceof Error ? error.message : String(error)}`);
  }
  await page.close();
  return findings;
}

async function useMasks(page: Page): Promise<void> {
  const cpf = page.getByLabel('CPF');
  const fare = page.getByLabel('Tarifa');
  const answer = page.locator('output');
  await cpf.pressSequentially('52998224724');
  equal(await cpf.inputValue(), '529.982.247-24');
  await page.getByRole('button').click();
  equal(await answer.textContent(), 'Confira o CPF: os últimos dois números não batem.');
  await cpf.press('End');
  await cpf.press('Backspace');
  await cpf.press('5');
  await fare.pressSequentially('123450');
  equal(await fare.inputValue(), '1.234,50');
  await page.getByRole('button').click();
  equal(await answer.textContent(), '52998224725 paga R$\u00a01.234,50');
}

async function useComponents(page: Page): Promise<void> {
  const cpf = page.getByLabel('CPF do passageiro');
  const fare = page.getByLabel('Tarifa');
  await cpf.pressSequentially('52998224725');
  equal(await cpf.inputValue(), '529.982.247-25');
  await fare.pressSequentially('123450');
  equal(await fare.inputValue(), '1.234,50');
  await page.getByRole('button', { name: 'Salvar' }).click();
  equal(await page.locator('output').textContent(), '{"cpf":"52998224725","fare":1234.5}');
  // A class that only the components use, to show that the style sheet contains theirs.
  equal(await fare.evaluate((element) => getComputedStyle(element).textAlign), 'end');
}

/** The oldest React and react-hook-form with which the components work, installed beside those of everything else, and their types. */
const REACT_18 = Object.fromEntries(
  ['react', 'react-dom', 'scheduler', 'react-hook-form', '@types/react', '@types/react-dom'].map((name) => [
    name,
    join(root, 'tools/react-18/node_modules', name),
  ]),
);

/** The packages as their users install them: the tarballs of `npm pack`, in the projects under `examples`. */
export async function examples(): Promise<StepResult> {
  const against = await buildPackages();
  if (against.length > 0) return oneCheck(against, 'not built');
  const missing = await ensureChromium();
  if (missing) return oneCheck([missing], 'no browser');
  const parent = realpathSync(mkdtempSync(join(tmpdir(), 'guiche-examples-')));
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS });
  try {
    const [alone, beside, apart] = [join(parent, 'alone'), join(parent, 'beside'), join(parent, 'apart')];
    for (const folder of [alone, beside, apart]) mkdirSync(folder);
    const tarballs = await packInto(parent, PACKED);
    const node = await installedAlone('masks-node', alone, tarballs);
    const vite = await installedAlone('masks-vite', alone, tarballs);
    const ui = await installedBesideOurs('ui-vite', beside, tarballs);
    const plain = await installedBesideOurs('ui-plain', beside, tarballs);

    const react18 = await installedApart('ui-react18', apart, tarballs, REACT_18);
    const next = await installedApart('ui-next', apart, tarballs);

    let gallery: Promise<HostApp> | undefined;
    /** In both apps: fields, a window and a toast; what floats, and the windows of the quotes. They are there once `ui-plain` is built. */
    const inApps = (findings: (browser: Browser, app: HostApp) => Promise<string[]>) => async () => {
      gallery ??= galleryApp(plain, join(parent, 'gallery'));
      const apps = [ticketsApp(plain), await gallery];
      return (await Promise.all(apps.map((app) => findings(browser, app)))).flat();
    };

    const used = ['cpf', 'cpf/editor', 'engine', 'money'];
    const result = await namedChecks([
      ['masks-node prints what it says', () => nodeFindings(node)],
      ['every entry point of masks brings itself alone', () => entryFindings(vite)],
      ['masks-vite builds', () => buildFindings(vite)],
      [
        'masks-vite brings what it uses',
        () => {
          const folders = foreignFolders('', builtFrom(vite));
          return folders.join() === used.join() ? [] : [`masks-vite was built from ${folders.join(', ')}; it uses ${used.join(', ')}`];
        },
      ],
      ['masks-vite works in Chromium', () => pageFindings(browser, vite, useMasks)],
      ['ui-vite builds', () => buildFindings(ui)],
      ['ui-vite works in Chromium', () => pageFindings(browser, ui, useComponents)],
      ['every entry point can be required', () => requireFindings(react18)],
      ['ui-react18 builds', () => buildFindings(react18, 'development')],
      ['ui-react18 works in Chromium', () => pageFindings(browser, react18, useReact18)],
      ['ui-next builds', () => nextBuildFindings(next)],
      ['ui-next works in Chromium, in three languages', () => nextPageFindings(browser, next)],
      ['ui-plain builds', () => buildFindings(plain)],
      ['styles.css changes nothing in pages of others, and they change nothing in our components', inApps(hostFindings)],
      ['the style sheets of the components give the same as the whole, in any order', inApps(entryStyleFindings)],
      ['in a layer of the page, our style sheet gives way to its utilities', inApps(layerFindings)],
      ['a strict Content-Security-Policy forbids nothing that the components do', inApps(policyFindings)],
      ['nothing moves for who wants no motion', inApps(motionFindings)],
      ['B-070 the style sheet of a brand colours the components, before ours or after it', () => brandFindings(browser, ticketsApp(plain))],
      ['styles.css is small', () => styleSizeFindings(plain)],
    ]);
    return { ...result, note: '6 examples' };
  } finally {
    await browser.close();
    rmSync(parent, { recursive: true, force: true });
  }
}
