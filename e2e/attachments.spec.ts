import { readFile } from 'node:fs/promises';
import { deflateRawSync } from 'node:zlib';
import { listAttachmentLog, listAttachments, listQuoteAttachments } from '@guiche/contract/attachments';
import { findRequest } from '@guiche/contract/requests';
import { attachmentIsShownImage } from '@guiche/domain/attachments';
import type { Attachment, TravelRequest } from '@guiche/domain/entities';
import { requestIsFinished, servicesOf } from '@guiche/domain/requests';
import type { Locator, Page } from '@playwright/test';
import { editLastQuote, fillQuote, openRequestAs, quoteWindow, save, saveAndClose, signIn, startQuote } from './support/pages.ts';
import { PASSWORD } from './support/people.ts';
import { type Caller, firstDay, readRequest, takenAirRequest, takenRequestWith } from './support/requests.ts';
import { expect, test } from './support/test.ts';

interface Chosen {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const bytes = (text: string) => Buffer.from(text, 'latin1');
const file = (name: string, mimeType: string, buffer: Buffer): Chosen => ({ name, mimeType, buffer });
const pdf = (name: string, padding = 0) => file(name, 'application/pdf', Buffer.concat([bytes('%PDF-1.4\n'), Buffer.alloc(padding, 7)]));

const attachments = (page: Page): Locator => page.getByRole('dialog', { name: 'Anexos' });
const rows = (page: Page) => attachments(page).getByRole('listitem');
const choose = (page: Page, ...files: readonly Chosen[]) =>
  attachments(page)
    .locator('input[type="file"]')
    .setInputFiles([...files]);
const sendNow = (page: Page) => attachments(page).getByRole('button', { name: 'Enviar agora' }).click();

/** A toast; its words stand a second time on the page, for screen readers. */
const toast = (page: Page, words: string) => page.locator('[data-tipo]').filter({ hasText: words });

const serviceOf = (request: TravelRequest): string => servicesOf(request)[0]?.id ?? '';
const stored = ({ client }: Caller, uuid: string): Promise<Attachment[]> => client.call(listAttachments, { params: { uuid } });
const names = async (caller: Caller, uuid: string) => (await stored(caller, uuid)).map(({ descricao }) => descricao).sort();

/** A request of the consultant to which the demo has given no attachments. */
async function bareRequest(caller: Caller): Promise<TravelRequest> {
  for (;;) {
    // Each time another one; without a further one it throws.
    const request = await takenAirRequest(caller);
    const log = await caller.client.call(listAttachmentLog, { params: { id: serviceOf(request) } });
    if (log.length === 0) return request;
  }
}

/** A request of the consultant, opened, with the window of its attachments. Returns the request. */
async function openAttachments(page: Page, caller: Caller): Promise<TravelRequest> {
  const request = await bareRequest(caller);
  await openRequestAs(page, 'consultant', request.id);
  await showAttachments(page);
  return request;
}

async function showAttachments(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Anexos/ })
    .first()
    .click();
  await expect(attachments(page).getByRole('button', { name: 'Histórico' })).toBeVisible();
}

/** A zip archive with empty files of these names, as Office's formats are. */
function zip(...entries: string[]): Buffer {
  const data = deflateRawSync(Buffer.alloc(0));
  const [locals, list]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const name of entries) {
    const [local, entry] = [Buffer.alloc(30), Buffer.alloc(46)];
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(data.length, 18);
    local.writeUInt16LE(name.length, 26);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    locals.push(local, Buffer.from(name), data);
    list.push(entry, Buffer.from(name));
    offset += 30 + name.length + data.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(Buffer.concat(list).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, ...list, end]);
}

const compound = (stream: string) =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(504), Buffer.from(stream, 'utf16le')]);
const OOXML = 'application/vnd.openxmlformats-officedocument';

const ALLOWED: readonly Chosen[] = [
  file('jpg.jpg', 'image/jpeg', bytes('\xff\xd8\xff\xe0')),
  file('jpeg.jpeg', 'image/jpeg', bytes('\xff\xd8\xff\xe1')),
  file('bmp.bmp', 'image/bmp', bytes('BM..')),
  file('gif.gif', 'image/gif', bytes('GIF89a')),
  file('png.png', 'image/png', bytes('\x89PNG\r\n\x1a\n')),
  file('tif.tif', 'image/tiff', bytes('II*\0')),
  file('tiff.tiff', 'image/tiff', bytes('MM\0*')),
  file('txt.txt', 'text/plain', Buffer.from('Chegar às 9h')),
  pdf('pdf.pdf'),
  file('rtf.rtf', 'application/rtf', bytes('{\\rtf1}')),
  file('doc.doc', 'application/msword', compound('WordDocument')),
  file('xls.xls', 'application/vnd.ms-excel', compound('Workbook')),
  file('ppt.ppt', 'application/vnd.ms-powerpoint', compound('PowerPoint Document')),
  file('docx.docx', `${OOXML}.wordprocessingml.document`, zip('[Content_Types].xml', 'word/document.xml')),
  file('xlsx.xlsx', `${OOXML}.spreadsheetml.sheet`, zip('[Content_Types].xml', 'xl/workbook.xml')),
  file('pptx.pptx', `${OOXML}.presentationml.presentation`, zip('[Content_Types].xml', 'ppt/presentation.xml')),
];

test('Q-054 Q-176 Q-283 Q-285 Q-287 every allowed type is taken, listed and counted at its service', async ({ page, caller }) => {
  const request = await openAttachments(page, caller);
  await choose(page, ...ALLOWED);
  await expect(rows(page)).toHaveCount(ALLOWED.length);
  await sendNow(page);
  await expect(attachments(page).getByRole('button', { name: /^Baixar / })).toHaveCount(ALLOWED.length);
  const list = await stored(caller, serviceOf(request));
  expect(list.map(({ descricao, extensao }) => `${descricao}.${extensao}`).sort()).toEqual(ALLOWED.map(({ name }) => name).sort());
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: `Anexos (${ALLOWED.length})` })).toBeFocused();
});

test('Q-174 Q-176 a file of 11 MB and a format that is not allowed are refused before anything is sent', async ({ page, caller }) => {
  await openAttachments(page, caller);
  await choose(page, pdf('Grande.pdf', 11 * 1024 * 1024), file('tudo.zip', 'application/zip', zip('a.txt')));
  await expect(attachments(page).getByRole('alert')).toHaveText([
    'Grande.pdf: Arquivo muito grande. Escolha arquivos menores que 10MB.',
    'tudo.zip: Formato inválido. Escolha um formato de imagem ou de arquivo.',
  ]);
  await expect(rows(page)).toHaveCount(0);
});

test('Q-176 Q-306 a false extension is refused by the server: the file says so and stays, the others are stored', async ({
  page,
  caller,
}) => {
  const request = await openAttachments(page, caller);
  await choose(page, file('Falso.pdf', 'application/pdf', bytes('MZ\x90')), pdf('Voucher.pdf'));
  await sendNow(page);
  const failed = rows(page).filter({ hasText: 'Falso' });
  await expect(failed.getByRole('alert')).toHaveText('Formato inválido. Escolha um formato de imagem ou de arquivo.');
  // It would be refused again: nothing sends it, now or with the next save.
  await expect(attachments(page).getByRole('button', { name: /^(Tentar de novo|Enviar agora)/ })).toHaveCount(0);
  await expect(toast(page, 'Erro ao salvar anexos')).toBeVisible();
  await expect(attachments(page).getByRole('button', { name: 'Baixar Voucher' })).toBeVisible();
  expect(await names(caller, serviceOf(request))).toEqual(['Voucher']);
  await failed.getByRole('button', { name: 'Tirar da lista: Falso' }).click();
  await expect(rows(page)).toHaveCount(1);
});

test('Q-172 Q-173 Q-306 a held file is sent once its service is saved; one that was cut leaves the quote saved and is sent again whole', async ({
  page,
  caller,
}) => {
  const request = await openAttachments(page, caller);
  const voucher = pdf('Voucher.pdf', 2_000_000);
  await choose(page, voucher, pdf('Passaporte.pdf'));
  await attachments(page).getByRole('button', { name: 'Editar a descrição de Voucher' }).click();
  await page.keyboard.type('Voucher assinado');
  await page.keyboard.press('Enter');
  await expect(rows(page).getByText('Será enviado ao salvar')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(page.getByText('2 por enviar')).toBeVisible();
  expect(await stored(caller, serviceOf(request))).toEqual([]);

  // The first of the two is cut on its way.
  let cut = 0;
  await page.route('**/servicos/anexos/*/*', (route) => (cut++ === 0 ? route.abort('connectionreset') : route.continue()));
  await page.getByRole('button', { name: 'Adicionar cotação' }).click();
  await fillQuote(page, { fare: '70000', departure: firstDay(request) });
  await save(page);
  await expect(quoteWindow(page)).toBeHidden();
  await expect(toast(page, 'Erro ao salvar anexos')).toBeVisible();
  await expect.poll(() => names(caller, serviceOf(request))).toEqual(['Passaporte']);
  await expect(page.getByRole('button', { name: 'Anexos (1) 1 por enviar' })).toBeVisible();

  await showAttachments(page);
  const failed = rows(page).filter({ hasText: 'Voucher assinado' });
  // Nothing was typed that could be kept: it is the file that is not lost.
  await expect(failed.getByRole('alert')).toHaveText(
    'Sem conexão com o servidor. O arquivo continua na lista; tente de novo quando a conexão voltar.',
  );
  await failed.getByRole('button', { name: 'Tentar de novo: Voucher assinado' }).click();
  await expect(attachments(page).getByRole('button', { name: 'Baixar Voucher assinado' })).toBeVisible();
  expect(await names(caller, serviceOf(request))).toEqual(['Passaporte', 'Voucher assinado']);
  // What failed before is done now, and no message says otherwise.
  await expect(toast(page, 'Erro ao salvar anexos')).toHaveCount(0);
  const downloading = page.waitForEvent('download');
  await attachments(page).getByRole('button', { name: 'Baixar Voucher assinado' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('Voucher assinado.pdf');
  expect((await readFile(await download.path())).equals(voucher.buffer)).toBe(true);
});

test('Q-002 Q-054 Q-172 Q-173 the files of a new quote are held until it is saved, and then stand at the quote and not at its service', async ({
  page,
  caller,
}) => {
  const request = await takenAirRequest(caller);
  const ofService = await names(caller, serviceOf(request));
  const before = servicesOf(request).flatMap(({ cotacoes }) => cotacoes.map(({ id }) => id));
  const ofQuote = async (uuid: string) =>
    (await caller.client.call(listQuoteAttachments, { params: { uuid } })).map(({ descricao }) => descricao);
  const showOfQuote = () =>
    quoteWindow(page).getByRole('group', { name: 'Ações da cotação' }).getByRole('button', { name: 'Anexos' }).click();
  await signIn(page, 'consultant');
  await startQuote(page, request, '81000');
  await showOfQuote();
  await choose(page, pdf('Voucher.pdf'));
  await expect(rows(page).getByText('Será enviado ao salvar')).toHaveCount(1);
  // The server knows nothing of the quote yet.
  await expect(attachments(page).getByRole('button', { name: 'Enviar agora' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(attachments(page)).toBeHidden();
  await saveAndClose(page);

  const stored = servicesOf(await readRequest(caller, request.id)).flatMap(({ cotacoes }) => [...cotacoes]);
  const [quote] = stored.filter(({ id }) => !before.includes(id));
  await expect.poll(() => ofQuote(quote?.id ?? '')).toEqual(['Voucher']);
  expect(await names(caller, serviceOf(request))).toEqual(ofService);

  await editLastQuote(page);
  await showOfQuote();
  await expect(attachments(page).getByRole('button', { name: 'Baixar Voucher' })).toBeVisible();
  await attachments(page).getByRole('button', { name: 'Editar a descrição de Voucher' }).click();
  await page.keyboard.type('Voucher assinado');
  await page.keyboard.press('Enter');
  await expect(attachments(page).getByRole('button', { name: 'Baixar Voucher assinado' })).toBeVisible();
  expect(await ofQuote(quote?.id ?? '')).toEqual(['Voucher assinado']);
});

/** An image of one pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M/wHwAEBgIApD5fRAAAAABJRU5ErkJggg==';

test('an attached image is looked at without leaving the window; one that could not be fetched is tried again', async ({
  page,
  caller,
}) => {
  await openAttachments(page, caller);
  await choose(page, file('Recibo.png', 'image/png', Buffer.from(PIXEL, 'base64')));
  await sendNow(page);
  const view = attachments(page).getByRole('button', { name: 'Ver Recibo', exact: true });
  await expect(view).toBeVisible();
  await page.route('**/anexos/arquivos/*', (route) => route.abort('connectionreset'));
  await view.click();
  const preview = page.getByRole('dialog', { name: 'Recibo' });
  const again = preview.getByRole('button', { name: 'Tentar de novo' });
  await expect(again).toBeVisible();
  await page.unroute('**/anexos/arquivos/*');
  await again.click();
  await expect.poll(() => preview.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();
  await expect(view).toBeFocused();
});

test('Q-172 a file on its way shows its progress, and is held again when its sending is cancelled', async ({ page, caller }) => {
  const request = await openAttachments(page, caller);
  await choose(page, pdf('Voucher.pdf', 500_000));
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/servicos/anexos/*/*', async (route) => {
    await released;
    // The page has given it up by itself.
    await route.abort().catch(() => undefined);
  });
  await sendNow(page);
  await expect(attachments(page).getByRole('progressbar', { name: 'Envio de Voucher' })).toBeVisible();
  await attachments(page).getByRole('button', { name: 'Cancelar o envio de Voucher' }).click();
  await expect(rows(page).getByText('Será enviado ao salvar')).toBeVisible();
  release();
  await page.unroute('**/servicos/anexos/*/*');
  expect(await stored(caller, serviceOf(request))).toEqual([]);
  await sendNow(page);
  await expect(attachments(page).getByRole('button', { name: 'Baixar Voucher' })).toBeVisible();
});

test('Q-055 Q-056 Q-173 Q-179 Q-284 Q-286 a description is saved at once and a blank one is refused, removing asks first, a failure keeps the row, and the log tells it all', async ({
  page,
  caller,
}) => {
  const request = await openAttachments(page, caller);
  await choose(page, pdf('Voucher.pdf'));
  await sendNow(page);
  await attachments(page).getByRole('button', { name: 'Editar a descrição de Voucher' }).click();
  await page.keyboard.press('Delete');
  await page.keyboard.press('Enter');
  await expect(attachments(page).getByText('Campo obrigatório')).toBeVisible();
  expect(await names(caller, serviceOf(request))).toEqual(['Voucher']);
  await page.keyboard.type('Bilhete');
  await page.keyboard.press('Enter');
  await expect(attachments(page).getByRole('button', { name: 'Baixar Bilhete' })).toBeVisible();
  expect(await names(caller, serviceOf(request))).toEqual(['Bilhete']);

  const remove = async () => {
    await attachments(page).getByRole('button', { name: 'Remover Bilhete' }).click();
    await page.getByRole('alertdialog', { name: 'Remover o anexo “Bilhete”?' }).getByRole('button', { name: 'Remover' }).click();
  };
  const refusal = { tipo: 'ERROR', titulo: 'O armazenamento está fechado para manutenção.' };
  await page.route('**/servicos/anexos/*', (route) => route.fulfill({ status: 422, json: [refusal] }));
  await remove();
  await expect(toast(page, refusal.titulo)).toBeVisible();
  await expect(attachments(page).getByRole('button', { name: 'Baixar Bilhete' })).toBeVisible();
  await page.unroute('**/servicos/anexos/*');

  await remove();
  await expect(toast(page, 'Anexo removido com sucesso.')).toBeVisible();
  await expect(attachments(page).getByText('Nenhum anexo ainda')).toBeVisible();
  expect(await stored(caller, serviceOf(request))).toEqual([]);

  await attachments(page).getByRole('button', { name: 'Histórico' }).click();
  const log = page.getByRole('dialog', { name: 'Histórico dos anexos' });
  const entries = await caller.client.call(listAttachmentLog, { params: { id: serviceOf(request) } });
  expect(entries.map(({ acao }) => acao)).toEqual(['REMOVER', 'ALTERAR', 'ADICIONAR']);
  await expect(log.getByRole('listitem')).toHaveText([/Removido.*Bilhete/, /Alterado.*Bilhete/, /Adicionado.*Voucher/]);
  // The browser's Back closes the upper window first.
  await page.goBack();
  await expect(log).toBeHidden();
  await expect(attachments(page)).toBeVisible();
});

test('Q-307 a log that cannot be loaded says so in a toast and at its place, and is asked for again', async ({ page, caller }) => {
  await openAttachments(page, caller);
  await page.route('**/anexos/logs', (route) => route.fulfill({ status: 400, body: '' }));
  await attachments(page).getByRole('button', { name: 'Histórico' }).click();
  await expect(toast(page, 'Erro ao buscar o histórico de alterações.')).toBeVisible();
  const log = page.getByRole('dialog', { name: 'Histórico dos anexos' });
  await expect(log.getByRole('alert')).toContainText('Não foi possível carregar o histórico dos anexos.');
  await page.unroute('**/anexos/logs');
  await log.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(log.getByText('Nada aconteceu ainda')).toBeVisible();
});

for (const kind of ['HOTEL', 'CARRO', 'RODOVIARIO', 'OUTROS'] as const) {
  test(`Q-054 Q-172 a service of the kind ${kind} has attachments of its own`, async ({ page, caller }) => {
    const request = await takenRequestWith(caller, kind);
    const services = servicesOf(request);
    const at = services.findIndex(({ tipoServico }) => tipoServico === kind);
    await openRequestAs(page, 'consultant', request.id);
    const buttons = page.getByRole('button', { name: /^Anexos/ });
    await expect(buttons).toHaveCount(services.length);
    await buttons.nth(at).click();
    await choose(page, pdf(`Anexo de ${kind}.pdf`));
    await sendNow(page);
    await expect(attachments(page).getByRole('button', { name: `Baixar Anexo de ${kind}` })).toBeVisible();
    const lists = await Promise.all(services.map(({ id }) => names(caller, id)));
    expect(lists.map((list) => list.includes(`Anexo de ${kind}`))).toEqual(services.map((_, index) => index === at));
  });
}

/** A finished request of the demo with attachments: it is only read. */
async function finishedRequest({ client, user }: Caller): Promise<{ request: TravelRequest; list: Attachment[] }> {
  const idAgencia = user.agency.id;
  for (let idSolicitacao = 48_201; idSolicitacao < 48_260; idSolicitacao++) {
    const body = { isSupplier: true, idAgencia, situacao: 'TODOS' as const, idSolicitacao };
    const request = await client.call(findRequest, { body }).then(
      ({ content }) => content[0],
      () => undefined,
    );
    if (!request || request.status === 'FINALIZADO' || !requestIsFinished(request.status)) continue;
    const list = await stored({ client, user }, serviceOf(request));
    if (list.length > 0) return { request, list };
  }
  throw new Error('The demo data have no finished request with attachments.');
}

test('Q-054 the attachments of a finished request can be read and downloaded, and nothing else', async ({ page, caller }) => {
  const { request, list } = await finishedRequest(caller);
  await signIn(page, 'consultant');
  await page.goto(`/#/relatorio?idSolicitacao=${request.id}`);
  const goOn = page.getByRole('alertdialog').getByRole('button', { name: 'Sim' });
  if (request.responsavel && request.responsavel.id !== caller.user.id) await goOn.click();
  await showAttachments(page);
  await expect(rows(page)).toHaveCount(list.length);
  // To close the window, to read the log, to download each file, and to look at the images.
  const images = list.filter(({ extensao }) => attachmentIsShownImage(extensao));
  await expect(attachments(page).getByRole('button', { name: /^Ver / })).toHaveCount(images.length);
  await expect(attachments(page).getByRole('button')).toHaveCount(list.length + images.length + 2);
  await expect(attachments(page).locator('input[type="file"]')).toHaveCount(0);
  const downloading = page.waitForEvent('download');
  await attachments(page)
    .getByRole('button', { name: /^Baixar/ })
    .first()
    .click();
  expect((await (await downloading).failure()) ?? 'whole').toBe('whole');
});

test('Q-172 A-178 a file that is sent while the session has ended is named when the request is open again', async ({ page, caller }) => {
  await openAttachments(page, caller);
  await page.route('**/api/**', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 401, json: { chave: 'sessao_expirada' } }) : route.continue(),
  );
  await choose(page, pdf('voucher.pdf'));
  await sendNow(page);
  await expect(page).toHaveURL(/login\.html/);
  await page.unroute('**/api/**');
  await page.getByLabel(/^Senha/).fill(PASSWORD);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(toast(page, 'Não foi anexado, porque a página foi deixada antes do envio: voucher.pdf. Escolha de novo.')).toBeVisible();
});
