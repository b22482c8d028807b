import { equal, match } from 'node:assert/strict';
import { once } from 'node:events';
import type { Browser, Page } from 'playwright';
import { exec, start } from '../lib/exec.ts';

const NEXT = 'node_modules/next/dist/bin/next';
const SETTINGS = { NEXT_TELEMETRY_DISABLED: '1' };

/** What the server answers in each language: a word of the trade. */
const STATUS = { 'pt-BR': 'Cotação pendente', en: 'Quote pending', es: 'Cotización pendiente' };

/** Builds the example as its own `npm run build` does. */
export async function nextBuildFindings(folder: string): Promise<string[]> {
  const built = await exec(process.execPath, [NEXT, 'build'], { quiet: true, cwd: folder, env: SETTINGS });
  if (built.code !== 0) return [built.output];
  // Next downloads by itself what it misses; everything must be there.
  return /installing|npm warn/i.test(built.output) ? [`Next installed something by itself:\n${built.output}`] : [];
}

interface Served {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

async function served(folder: string): Promise<Served> {
  // A server's time zone is not its users'.
  const child = start(process.execPath, [NEXT, 'start', '--port', '0'], { quiet: true, cwd: folder, env: { ...SETTINGS, TZ: 'UTC' } });
  const ended = once(child, 'exit');
  const origin = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const [address] = /http:\/\/localhost:\d+/.exec(said) ?? [];
      if (address && said.includes('Ready')) resolve(address);
    });
    void ended.then(() => reject(new Error(`next start ended: ${said}`)));
  });
  return {
    origin,
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}

async function use(page: Page): Promise<void> {
  const fare = page.getByRole('textbox', { name: 'Tarifa', exact: true });
  await fare.fill('');
  await fare.pressSequentially('98765');
  equal(await fare.inputValue(), '987,65');
  await page.getByRole('combobox', { name: 'Origem' }).pressSequentially('recife');
  await page.getByRole('option', { name: /REC/ }).click();
  equal(await page.getByLabel('Aeroporto').textContent(), 'REC');
  await page.getByRole('button', { name: 'Ajuda' }).click();
  await page.getByRole('dialog', { name: 'Como cotar' }).getByText('Escolha a origem').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Cotar' }).click();
  const quote = page.getByRole('dialog');
  await quote.getByRole('textbox', { name: 'Tarifa', exact: true }).pressSequentially('100000');
  match((await quote.getByRole('status').allTextContents()).join(' '), /1\.000,00/);
}

/** What goes wrong in the built example: words in another language, a difference between server and browser, an error in the console. */
export async function nextPageFindings(browser: Browser, folder: string): Promise<string[]> {
  const { origin, stop } = await served(folder);
  const findings: string[] = [];
  const context = await browser.newContext({ timezoneId: 'America/Sao_Paulo' });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  page.on('pageerror', (error) => findings.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') findings.push(message.text());
  });
  await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
  try {
    for (const [language, status] of Object.entries(STATUS)) {
      const html = await (await context.request.get(`${origin}/${language}`)).text();
      const [body = ''] = /<body[\s\S]*?<script/.exec(html) ?? [];
      if (!body.includes(status)) findings.push(`the server does not say "${status}" in ${language}:\n${body}`);
      await page.goto(`${origin}/${language}`, { waitUntil: 'networkidle' });
      equal(await page.locator('[data-slot=badge]').first().textContent(), status);
    }
    await use(page);
  } catch (error) {
    findings.push(error instanceof Error ? error.message : String(error));
  }
  await context.close();
  await stop();
  return findings.map((finding) => `ui-next: ${finding}`);
}
