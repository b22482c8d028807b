import { readFile } from 'node:fs/promises';
import { read, utils } from '@e965/xlsx';
import { findReport } from '@guiche/contract/reports';
import { requestReport } from '@guiche/domain/reports';
import type { Download, Page } from '@playwright/test';
import { readPdf } from '../apps/api/src/test-support/read-pdf.ts';
import { expectFocusInPage } from './support/keyboard.ts';
import { signIn } from './support/pages.ts';
import { issuedRequest } from './support/requests.ts';
import { expect, test } from './support/test.ts';

const LIST = '**/middleware/reports';
const JOB = /\/middleware\/reports\/jobs\/[^/]+$/;
const FAILED = 'Ops! Ocorreu algum problema ao gerar o relatório.';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const generate = (page: Page) => page.getByRole('button', { name: 'Gerar relatório' }).click();
const choose = (page: Page, format: string) => page.getByRole('radio', { name: format, exact: true }).check({ force: true });
const notice = (page: Page) => page.locator('[data-slot="report-progress"]');

/** Opens a report from the list, which is reached by the menu. */
async function openReport(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Mais', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Relatórios' }).click();
  await page.getByRole('link', { name, exact: true }).click();
  await expect(heading(page, name)).toBeVisible();
}

/** Generates the report that is open in a format that is saved. */
async function saved(page: Page, format: string): Promise<Download> {
  await choose(page, format);
  const download = page.waitForEvent('download');
  await generate(page);
  return download;
}

const rowsOfCsv = (text: string) =>
  text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(';'));

test('S-112 S-113 S-121 S-361 S-362 S-363 a report is found, asked for with a value of each type, and its CSV, Excel and TXT hold the same rows', async ({
  page,
  caller,
}) => {
  const request = await issuedRequest(caller);
  const { parameters } = await caller.client.call(findReport, { query: { nomeArquivo: 'age09.jrxml' } });
  const labelOf = (wanted: string) => parameters.find(({ name }) => name === wanted)?.description ?? '';
  await signIn(page, 'consultant');
  await openReport(page, 'Gerencial');
  // What the screen lists is what the server lets this person see.
  const links = page.getByRole('list', { name: 'Relatórios' }).getByRole('link');
  await expect(links).toHaveText([
    'Relatório da solicitação',
    'Gerencial',
    'Vendas por cliente',
    'Vendas por consolidadora',
    'Vendas por consultor',
    'Prazos cumpridos',
    'Saldos de clientes',
  ]);
  await page.getByRole('searchbox', { name: 'Buscar relatório' }).fill('DEIXARAM nas companhias');
  await expect(links).toHaveText(['Saldos de clientes']);
  await page.getByRole('searchbox', { name: 'Buscar relatório' }).fill('');

  // A list, two dates, a text, a number and a yes or no.
  const clients = page.getByRole('group', { name: labelOf('empresas') });
  await clients.getByRole('checkbox', { name: request.empresa.nome }).check();
  const day = (request.dataViagem ?? '').slice(0, 10).split('-').reverse().join('/');
  await page.getByRole('textbox', { name: labelOf('dataInicial') }).fill(day);
  await page.getByRole('textbox', { name: labelOf('dataFinal') }).fill(day);
  await page.getByRole('textbox', { name: labelOf('palavras') }).fill(request.colaboradores[0]?.nomeCompleto ?? '');
  await page.getByRole('textbox', { name: labelOf('valorMinimo') }).fill('1,50');
  await page.getByRole('checkbox', { name: labelOf('somenteEmitidas') }).check();

  // What only the server refuses is said at its field alone.
  const last = page.getByRole('textbox', { name: labelOf('dataFinal') });
  await last.fill('01/01/2020');
  await generate(page);
  await expect(last).toHaveAccessibleDescription('A data inicial não pode ser posterior à data final.');
  await expect(last).toBeFocused();
  await expect(notice(page)).toHaveCount(0);
  await last.fill(day);

  const csv = await saved(page, 'CSV');
  expect(csv.suggestedFilename()).toBe('Gerencial.csv');
  const rows = rowsOfCsv(await readFile(await csv.path(), 'utf8'));
  const ofRequest = rows.find(([number]) => number === String(request.id));
  expect(ofRequest?.[1]).toBe(request.empresa.nome);
  expect(ofRequest?.[4]).toBe(day);
  await expect(notice(page)).toContainText('Pronto: Gerencial.');
  // The browser gives it again.
  const again = page.waitForEvent('download');
  await notice(page).getByRole('link', { name: 'Baixar Gerencial.csv' }).click();
  expect(rowsOfCsv(await readFile(await (await again).path(), 'utf8'))).toEqual(rows);

  const excel = await saved(page, 'Excel');
  expect(excel.suggestedFilename()).toBe('Gerencial.xls');
  const bytes = await readFile(await excel.path());
  expect(bytes.subarray(0, 4).toString('hex')).toBe('d0cf11e0');
  const book = read(bytes);
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  const cells: unknown[][] = sheet ? utils.sheet_to_json(sheet, { header: 1, raw: true }) : [];
  const numbers = rows.flatMap(([number = '']) => (/^\d{4,}$/.test(number) ? [Number(number)] : []));
  expect(cells.flatMap(([number]) => (typeof number === 'number' && number >= 1000 ? [number] : []))).toEqual(numbers);
  expect(cells.find(([number]) => number === request.id)?.[1]).toBe(request.empresa.nome);

  const newer = await saved(page, 'XLSX');
  expect(newer.suggestedFilename()).toBe('Gerencial.xlsx');
  const { Sheets: newerSheets } = read(await readFile(await newer.path()));
  expect(utils.sheet_to_json(newerSheets['Gerencial'] ?? {}, { header: 1, raw: true })).toEqual(cells);

  const plain = await saved(page, 'TXT');
  expect(plain.suggestedFilename()).toBe('Gerencial.txt');
  const lines = (await readFile(await plain.path(), 'utf8')).split(/\r?\n/);
  expect(lines.flatMap((line) => /^\s*(\d{4,})\s/.exec(line)?.[1] ?? []).map(Number)).toEqual(numbers);

  // What was chosen stays while another report is looked at, which has no text.
  await page.getByRole('link', { name: 'Vendas por cliente' }).click();
  await expect(heading(page, 'Vendas por cliente')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'TXT' })).toHaveCount(0);
  // What the screen itself refuses takes the place of what was said of the file before.
  await expect(notice(page)).toContainText('Pronto: Gerencial.');
  const first = page.getByRole('textbox', { name: 'Emissão a partir de' });
  await first.fill('');
  await generate(page);
  await expect(first).toHaveAccessibleDescription('O campo Emissão a partir de é obrigatório.');
  await expect(notice(page)).toHaveCount(0);
  await page.goBack();
  await expect(clients.getByRole('checkbox', { name: request.empresa.nome })).toBeChecked();
});

/** The tab that opens next, and the PDF that it is given to show: without a window Chromium saves it, and the tab stays as it was. */
function nextTab(page: Page) {
  return new Promise<{ tab: Page; file: Promise<Download> }>((resolve) => {
    page.once('popup', (tab) => resolve({ tab, file: tab.waitForEvent('download') }));
  });
}

async function pdfOf(file: Promise<Download>) {
  const download = await file;
  expect(download.url()).toMatch(/^blob:/);
  return readPdf(await readFile(await download.path()));
}

test('S-120 S-124 the report of a request is opened in a new tab, from its screen and from the history', async ({ page, caller }) => {
  const request = await issuedRequest(caller);
  await signIn(page, 'consultant');
  for (const address of [`/#/relatorio?idSolicitacao=${request.id}`, `/#/historicoagencia?idSolicitacao=${request.id}`]) {
    await page.goto(address);
    const asked = page.waitForRequest((one) => one.method() === 'POST' && one.url().endsWith('/middleware/reports'));
    const opened = nextTab(page);
    await page.getByRole('button', { name: 'Relatório', exact: true }).click();
    const { tab, file } = await opened;
    const { pages } = await pdfOf(file);
    expect((await asked).postDataJSON()).toEqual(requestReport(request.id));
    const text = pages.flat().join('\n');
    expect(text).toContain(String(request.id));
    for (const { nomeCompleto } of request.colaboradores) expect(text).toContain(nomeCompleto);
    await tab.close();
    await expectFocusInPage(page);
  }
  // It fails: the tab goes, and it is said; the next press works.
  await page.route(LIST, (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Relatório', exact: true }).click();
  const tab = await opened;
  if (!tab.isClosed()) await tab.waitForEvent('close');
  await expect(page.locator('[data-tipo="ERROR"]', { hasText: FAILED })).toBeVisible();
});

test('S-120 S-123 a PDF is opened in the tab of its press; kept back by the browser, it is a link, and a failure is told and tried again', async ({
  page,
}) => {
  await signIn(page, 'consultant');
  await openReport(page, 'Vendas por consultor');
  // What the server cannot make.
  const statesAs = (estado: string) =>
    page.route(JOB, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), estado } });
    });
  await statesAs('FALHOU');
  await choose(page, 'CSV');
  await generate(page);
  await expect(notice(page).getByRole('alert')).toHaveText(FAILED);
  await page.unroute(JOB);
  const download = page.waitForEvent('download');
  await notice(page).getByRole('button', { name: 'Tentar de novo' }).click();
  expect((await download).suggestedFilename()).toBe('Vendas por consultor.csv');
  // Whoever loads the page anew finds it again, until its notice is closed.
  await page.reload();
  const found = page.waitForEvent('download');
  await notice(page).getByRole('link', { name: 'Baixar Vendas por consultor.csv' }).click();
  expect(rowsOfCsv(await readFile(await (await found).path(), 'utf8'))[0]).toContain('Consultor');
  await notice(page).getByRole('button', { name: 'Fechar o aviso' }).click();
  await page.reload();
  await expect(heading(page, 'Vendas por consultor')).toBeVisible();
  await expect(notice(page)).toHaveCount(0);

  await choose(page, 'PDF');
  const opened = nextTab(page);
  await generate(page);
  const { tab, file } = await opened;
  const { title, pages } = await pdfOf(file);
  expect(title).toContain('Vendas por consultor');
  expect(pages[0]?.join('\n')).toMatch(/Página 1 de \d|1 \/ \d/);
  await expect(notice(page)).toContainText('Pronto: Vendas por consultor.');
  await tab.close();

  // A browser that opens no tab by itself.
  await page.evaluate(() => Object.assign(window, { open: () => null }));
  await generate(page);
  const link = notice(page).getByRole('link', { name: 'Abrir em nova aba' });
  await expect(link).toHaveAttribute('href', /^blob:/);
  const followed = page.waitForEvent('popup');
  await link.click();
  await (await followed).close();
});

/** The cells of the first sheet of a workbook, as texts. */
async function rowsOfBook(download: Download): Promise<readonly string[][]> {
  const { Sheets, SheetNames } = read(await readFile(await download.path()));
  const rows: unknown[][] = utils.sheet_to_json(Sheets[SheetNames[0] ?? ''] ?? {}, { header: 1, raw: true });
  return rows.map((row) => row.map((cell) => String(cell ?? '')));
}

for (const { nome, nomeArquivo } of [
  { nome: 'Relatório da solicitação', nomeArquivo: 'rdv01.jrxml' },
  { nome: 'Gerencial', nomeArquivo: 'age09.jrxml' },
  { nome: 'Vendas por cliente', nomeArquivo: 'age01.jrxml' },
  { nome: 'Vendas por consolidadora', nomeArquivo: 'age02.jrxml' },
  { nome: 'Vendas por consultor', nomeArquivo: 'age03.jrxml' },
  { nome: 'Prazos cumpridos', nomeArquivo: 'age04.jrxml' },
  { nome: 'Saldos de clientes', nomeArquivo: 'age05.jrxml' },
])
  test(`S-120 S-121 "${nome}" is opened as PDF and saved as CSV, Excel and XLSX, which hold the same rows`, async ({ page, caller }) => {
    const request = await issuedRequest(caller);
    const { parameters } = await caller.client.call(findReport, { query: { nomeArquivo } });
    const values: Readonly<Record<string, string>> = {
      idSolicitacao: String(request.id),
      ...(nomeArquivo !== 'age09.jrxml' && { dataInicial: '01/01/2020', dataFinal: '31/12/2030' }),
    };
    await signIn(page, 'consultant');
    await openReport(page, nome);
    for (const { name, description } of parameters) {
      const value = values[name];
      if (value !== undefined) await page.getByRole('textbox', { name: description }).fill(value);
    }
    const csv = rowsOfCsv(await readFile(await (await saved(page, 'CSV')).path(), 'utf8'));
    const [headings = [], ...rows] = csv;
    expect(rows.length).toBeGreaterThan(0);
    const firsts = csv.map(([first = '']) => first);
    for (const format of ['Excel', 'XLSX']) {
      const book = await rowsOfBook(await saved(page, format));
      expect(book[0], format).toEqual(headings);
      expect(
        book.map(([first = '']) => first),
        format,
      ).toEqual(firsts);
    }
    await choose(page, 'PDF');
    const opened = nextTab(page);
    await generate(page);
    const { tab, file } = await opened;
    const { pages } = await pdfOf(file);
    const words = pages
      .flat()
      .join(' ')
      .split(/[\s:]+/);
    const wanted = firsts.slice(1).flatMap((first) => first.split(' '));
    expect(words).toEqual(expect.arrayContaining(wanted));
    await tab.close();
  });

test('S-112 S-363 a report that takes long tells how far it is, and cancelled it is stopped on the server as well', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 640 });
  await signIn(page, 'consultant');
  await openReport(page, 'Gerencial');
  let stopped = false;
  await page.route(JOB, async (route) => {
    const answer = await route.fetch();
    if (route.request().method() === 'DELETE') stopped = true;
    // As long as nobody stops it.
    const far = stopped ? {} : { estado: 'GERANDO', progresso: 0.42 };
    await route.fulfill({ response: answer, json: { ...(await answer.json()), ...far } });
  });
  await choose(page, 'CSV');
  await generate(page);
  await expect(notice(page)).toContainText('42% das linhas');
  // On a small screen the parameters end below it.
  await expect(notice(page)).toBeInViewport({ ratio: 1 });
  await page.reload();
  await expect(notice(page)).toContainText('42% das linhas');
  // It goes on while one is elsewhere.
  await page.goto('/#/agencia');
  await expect(page.getByRole('heading', { level: 1, name: 'Cotações e emissões' })).toBeVisible();
  await page.goBack();
  const cancelled = page.waitForResponse((answer) => answer.request().method() === 'DELETE' && JOB.test(answer.url()));
  await notice(page).getByRole('button', { name: 'Cancelar a geração de Gerencial' }).click();
  expect((await cancelled).status()).toBe(200);
  await expect(notice(page)).toContainText('A geração de Gerencial foi cancelada.');
  await expectFocusInPage(page);
  await notice(page).getByRole('button', { name: 'Fechar o aviso' }).click();
  await expect(notice(page)).toHaveCount(0);
  await expectFocusInPage(page);
});

test('S-113 S-122 @phone a list that fails is told and tried again; only reports for the agency are listed, and none without the permission', async ({
  page,
}) => {
  await signIn(page, 'consultant');
  await page.route(LIST, (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/#/relatorios');
  await expect(page.getByRole('alert')).toContainText('Erro ao buscar relatórios');
  await page.unroute(LIST);
  await page.route(LIST, async (route) => {
    const answer = await route.fetch();
    const [first, ...others] = await answer.json();
    await route.fulfill({ response: answer, json: [{ ...first, perfis: ['viajante'] }, ...others] });
  });
  await page.getByRole('button', { name: /^Tentar/ }).click();
  const links = page.getByRole('list', { name: 'Relatórios' }).getByRole('link');
  await expect(links.first()).toHaveText('Gerencial');
  await expect(links).toHaveCount(6);
  // On a phone the parameters take the place of the list, and the way back leads to it; the focus stays on the page.
  await links.first().click();
  await expect(heading(page, 'Gerencial')).toBeVisible();
  await expectFocusInPage(page);
  const back = page.getByRole('link', { name: 'Todos os relatórios' });
  if (await back.isVisible()) {
    await expect(links.first()).toBeHidden();
    await back.click();
    await expect(links.first()).toBeVisible();
    await expectFocusInPage(page);
  }
  await page.route('**/auth/loggedUser', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), permissoes: [] } });
  });
  await page.goto('/#/relatorios');
  await page.reload();
  await expect(page.getByText('Nenhum relatório disponível.')).toBeVisible();
  await expect(links).toHaveCount(0);
});
