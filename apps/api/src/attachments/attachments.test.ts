import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import {
  downloadAttachment,
  listAttachmentLog,
  listAttachments,
  listQuoteAttachmentLog,
  listQuoteAttachments,
  registerAttachment,
  registerQuoteAttachment,
  removeAttachment,
  removeQuoteAttachment,
  uploadAttachment,
  uploadRequestAttachment,
} from '@guiche/contract/attachments';
import { BASE_PATHS } from '@guiche/contract/call';
import { SAVE_QUOTE } from '@guiche/contract/quotes';
import type { Attachment, TravelRequest } from '@guiche/domain/entities';
import { eq, lt } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { anexo, arquivo, logAnexo } from '../db/schema/anexo.ts';
import { solicitacao } from '../db/schema/solicitacao.ts';
import { dropOutdated } from '../drop-outdated.ts';
import {
  aFile,
  airServiceOf,
  attachmentOf,
  load,
  type Person,
  rawCall,
  serverForFile,
  type TestServer,
  takeRequest,
  typedAirQuote,
} from '../test-support/index.ts';

let server: TestServer;
let clerk: Person;
serverForFile((demo) => {
  ({ server, clerk } = demo);
});

const MB = 1024 * 1024;
const serviceIn = (request: TravelRequest) => airServiceOf(request).id;

/** A request that is being quoted, without the attachments that the demo may have given to it. */
async function openRequest(): Promise<TravelRequest> {
  const request = await load(clerk, await takeRequest(server));
  await server.db.delete(anexo).where(eq(anexo.servicoId, serviceIn(request)));
  await server.db.delete(logAnexo).where(eq(logAnexo.servicoId, serviceIn(request)));
  return request;
}

const upload = (person: Person, uuid: string, file = aFile(), idempotencyKey = randomUUID()) =>
  person.files.upload(uploadAttachment, { params: { uuid }, query: {}, headers: { device: 'WEB' }, file, idempotencyKey });
const list = (person: Person, uuid: string) => person.call(listAttachments, { params: { uuid } });
const log = async (id: string) => (await clerk.call(listAttachmentLog, { params: { id } })).map(({ acao, descricao }) => [acao, descricao]);

async function attach(request: TravelRequest, file = aFile()): Promise<Attachment> {
  const url = await upload(clerk, serviceIn(request), file);
  return clerk.call(registerAttachment, { body: attachmentOf(serviceIn(request), url) });
}

/** The names of the files in the store and among those that are being received. */
async function filesOnDisk(): Promise<string[]> {
  const { filesDir, dataDir } = server.config;
  const places = await Promise.all(
    [filesDir, join(dataDir, 'recebendo')].map((place) => readdir(place, { recursive: true, withFileTypes: true }).catch(() => [])),
  );
  return places.flat().flatMap((entry) => (entry.isFile() ? [entry.name] : []));
}

const fileRows = async () => (await server.db.select({ id: arquivo.id }).from(arquivo)).map(({ id }) => id).sort();
const lastPart = ({ url }: Pick<Attachment, 'url'>) => url.split('/').at(-1) ?? '';

test('Q-077 S-284 Q-283 Q-285 Q-287 an uploaded file is registered, listed with its facts, and downloaded as it was', async () => {
  const request = await openRequest();
  const bytes = new Uint8Array(3 * MB).map((_, index) => index % 251);
  const url = await clerk.files.upload(uploadRequestAttachment, {
    params: { uuid: serviceIn(request), idSolicitacao: request.id },
    query: { solicitacao: request.id },
    headers: { device: 'WEB' },
    file: new File(['%PDF-1.7\n', bytes], 'Voucher.PDF', { type: 'application/pdf' }),
  });
  expect(url).toMatch(/^\/api\/rest\/servicos\/anexos\/arquivos\/[\da-f-]{36}\.pdf$/);
  expect(await list(clerk, serviceIn(request))).toEqual([]);
  const registered = await clerk.call(registerAttachment, { body: attachmentOf(serviceIn(request), url) });
  expect(registered).toEqual({
    uuid: expect.stringMatching(/^[\da-f-]{36}$/),
    uuidServico: serviceIn(request),
    idCotacao: null,
    data: server.now().toISOString(),
    url,
    descricao: 'Voucher do hotel',
    tamanho: bytes.length + 9,
    extensao: 'pdf',
    temp: true,
    idSolicitacao: request.id,
  });
  expect(await list(clerk, serviceIn(request))).toEqual([registered]);
  const blob = await clerk.files.download(downloadAttachment, { params: { arquivo: lastPart(registered) } });
  expect(new Uint8Array(await blob.arrayBuffer()).subarray(9)).toEqual(bytes);
});

test('Q-002 Q-283 Q-284 Q-285 Q-286 a quote has attachments of its own, beside those of its service', async () => {
  const request = await openRequest();
  const typed = await typedAirQuote(clerk, request);
  const quote = await clerk.call(SAVE_QUOTE.AEREO, { params: { idViagem: request.id, tipoServico: 'aereo' }, body: typed });
  const ofService = await attach(request);
  const url = await upload(clerk, serviceIn(request));
  const ofQuote = await clerk.call(registerQuoteAttachment, { body: attachmentOf(serviceIn(request), url, quote.id) });
  expect(ofQuote.idCotacao).toBe(quote.id);
  expect(await list(clerk, serviceIn(request))).toEqual([ofService]);
  expect(await clerk.call(listQuoteAttachments, { params: { uuid: quote.id } })).toEqual([ofQuote]);
  // The path of the one owner leads to no attachment of the other.
  const uuid = ofQuote.uuid ?? '';
  await expect(clerk.call(removeAttachment, { params: { uuid } })).rejects.toMatchObject({ status: 404 });
  await expect(clerk.call(registerAttachment, { body: { ...ofQuote, descricao: 'Outro' } })).rejects.toMatchObject({ status: 404 });
  await clerk.call(removeQuoteAttachment, { params: { uuid } });
  expect(await clerk.call(listQuoteAttachments, { params: { uuid: quote.id } })).toEqual([]);
  const entries = await clerk.call(listQuoteAttachmentLog, { params: { id: quote.id } });
  expect(entries.map(({ acao }) => acao).sort()).toEqual(['ADICIONAR', 'REMOVER']);
  expect(await log(serviceIn(request))).toEqual([['ADICIONAR', 'Voucher do hotel']]);
});

test('Q-078 Q-284 adding, changing and removing are logged, the newest first, with user and moment', async () => {
  const request = await openRequest();
  const attachment = await attach(request);
  server.pass(1);
  const changed = await clerk.call(registerAttachment, { body: { ...attachment, descricao: '  Voucher assinado ', tamanho: 7 } });
  expect(changed).toEqual({ ...attachment, descricao: 'Voucher assinado' });
  // The same description again is no change.
  await clerk.call(registerAttachment, { body: changed });
  server.pass(1);
  await clerk.call(removeAttachment, { params: { uuid: attachment.uuid ?? '' } });
  const entries = await clerk.call(listAttachmentLog, { params: { id: serviceIn(request) } });
  expect(entries.map(({ acao, descricao, usuario }) => [acao, descricao, usuario])).toEqual([
    ['REMOVER', 'Voucher assinado', clerk.user.name],
    ['ALTERAR', 'Voucher assinado', clerk.user.name],
    ['ADICIONAR', 'Voucher do hotel', clerk.user.name],
  ]);
  expect(entries[0]?.data).toBe(server.now().toISOString());
});

test('Q-286 a removed attachment is neither listed nor downloaded, and its file is gone once a day has passed', async () => {
  const request = await openRequest();
  const attachment = await attach(request);
  const arquivoName = lastPart(attachment);
  expect(await filesOnDisk()).toContain(arquivoName);
  const longAgo = new Date(server.now().getTime() - 30 * 86_400_000);
  await server.db
    .update(arquivo)
    .set({ semAnexoDesde: longAgo })
    .where(eq(arquivo.id, arquivoName.slice(0, 36)));
  await clerk.call(removeAttachment, { params: { uuid: attachment.uuid ?? '' } });
  expect(await list(clerk, serviceIn(request))).toEqual([]);
  await expect(clerk.files.download(downloadAttachment, { params: { arquivo: arquivoName } })).rejects.toMatchObject({ status: 404 });
  await expect(clerk.call(removeAttachment, { params: { uuid: attachment.uuid ?? '' } })).rejects.toMatchObject({ status: 404 });
  const kept = await attach(request);
  const dropped = (now: () => Date) => dropOutdated({ db: server.db, config: server.config, files: server.files, now });
  // However old the file is, it is kept for a day from its removal.
  await dropped(server.now);
  expect(await filesOnDisk()).toContain(arquivoName);
  const later = () => new Date(server.now().getTime() + 86_460_000);
  await dropped(later);
  expect(await filesOnDisk()).not.toContain(arquivoName);
  expect(await filesOnDisk()).toContain(lastPart(kept));
  expect(await fileRows()).not.toContain(arquivoName.slice(0, 36));
});

test('Q-055 Q-285 a blank description is refused at its field, for a new attachment and for a stored one', async () => {
  const request = await openRequest();
  const url = await upload(clerk, serviceIn(request));
  const refusal = { status: 422, errors: [expect.objectContaining({ chave: 'campo_obrigatorio', campo: 'descricao' })] };
  const body = attachmentOf(serviceIn(request), url);
  await expect(clerk.call(registerAttachment, { body: { ...body, descricao: ' \u00a0 ' } })).rejects.toMatchObject(refusal);
  const stored = await clerk.call(registerAttachment, { body });
  await expect(clerk.call(registerAttachment, { body: { ...stored, descricao: '' } })).rejects.toMatchObject(refusal);
  expect(await list(clerk, serviceIn(request))).toEqual([stored]);
});

test('Q-285 only a file that was uploaded for the service can be registered, and once', async () => {
  const [request, other] = [await openRequest(), await openRequest()];
  const url = await upload(clerk, serviceIn(request));
  const missing = { status: 404 };
  for (const wrong of ['https://mal.example/x.pdf', url.replace(/[\da-f]{12}\.pdf$/, '000000000000.pdf'), `${url}/../x`]) {
    await expect(clerk.call(registerAttachment, { body: attachmentOf(serviceIn(request), wrong) })).rejects.toMatchObject(missing);
  }
  await expect(clerk.call(registerAttachment, { body: attachmentOf(serviceIn(other), url) })).rejects.toMatchObject(missing);
  const first = await clerk.call(registerAttachment, { body: attachmentOf(serviceIn(request), url) });
  // A second try, after a response that was lost.
  expect(await clerk.call(registerAttachment, { body: attachmentOf(serviceIn(request), url) })).toEqual(first);
  expect(await list(clerk, serviceIn(request))).toEqual([first]);
});

test('B-060 an upload that is sent again with its key is one file with one url', async () => {
  const request = await openRequest();
  const before = await filesOnDisk();
  const key = randomUUID();
  const url = await upload(clerk, serviceIn(request), aFile(), key);
  expect(await upload(clerk, serviceIn(request), aFile(), key)).toBe(url);
  expect((await filesOnDisk()).filter((name) => !before.includes(name))).toEqual([url.split('/').at(-1)]);
  const other = new File(['%PDF-1.4\noutro'], 'Outro.pdf', { type: 'application/pdf' });
  await expect(upload(clerk, serviceIn(request), other, key)).rejects.toMatchObject({ status: 422 });
  expect((await filesOnDisk()).filter((name) => !before.includes(name))).toHaveLength(1);
});

/** A zip archive with empty files of these names. */
function zip(...names: string[]): Uint8Array<ArrayBuffer> {
  const [locals, entries]: [Buffer[], Buffer[]] = [[], []];
  const data = deflateRawSync(Buffer.alloc(0));
  let offset = 0;
  for (const name of names) {
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(data.length, 18);
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt32LE(data.length, 20);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    locals.push(local, Buffer.from(name), data);
    entries.push(entry, Buffer.from(name));
    offset += 30 + name.length + data.length;
  }
  const list = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(names.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...locals, list, end]));
}

/** A compound file of Microsoft, as far as its signature and the name of a stream go. */
function compound(stream: string, padding = 0): Uint8Array<ArrayBuffer> {
  return new Uint8Array(
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(504 + padding), Buffer.from(stream, 'utf16le')]),
  );
}

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const OOXML = 'application/vnd.openxmlformats-officedocument';
const TYPES = '[Content_Types].xml';

const ALLOWED: readonly (readonly [name: string, type: string, content: Uint8Array<ArrayBuffer>])[] = [
  ['foto.jpg', 'image/jpeg', bytes('\xff\xd8\xff\xe0jfif')],
  ['foto.JPEG', 'image/pjpeg', bytes('\xff\xd8\xff\xe1exif')],
  ['tela.png', 'image/png', bytes('\x89PNG\r\n\x1a\nIHDR')],
  ['selo.gif', 'image/gif', bytes('GIF89a..')],
  ['mapa.bmp', 'image/bmp', bytes('BM....')],
  ['fax.tif', 'image/tiff', bytes('II*\0....')],
  ['fax.tiff', '', bytes('MM\0*....')],
  ['nota.txt', 'text/plain', bytes('Chegar 9h')],
  ['nota.txt', 'text/plain;charset=utf-8', new Uint8Array(Buffer.from('\ufeffÇa va', 'utf16le'))],
  ['voucher.pdf', 'application/pdf', bytes('\r\n%PDF-1.4')],
  ['carta.rtf', 'application/rtf', bytes('{\\rtf1 a}')],
  ['carta.rtf', 'application/msword', bytes('{\\rtf1 a}')],
  ['carta.doc', 'application/msword', compound('WordDocument', 150_000)],
  ['tabela.xls', 'application/vnd.ms-excel', compound('Workbook')],
  ['tabela.xls', '', compound('Book')],
  ['aula.ppt', 'application/vnd.ms-powerpoint', compound('PowerPoint Document')],
  ['carta.docx', `${OOXML}.wordprocessingml.document`, zip(TYPES, 'word/document.xml')],
  ['tabela.xlsx', `${OOXML}.spreadsheetml.sheet`, zip(TYPES, 'xl/workbook.xml')],
  ['aula.pptx', `${OOXML}.presentationml.presentation`, zip(TYPES, 'ppt/presentation.xml')],
];

test.each(ALLOWED)('Q-176 %s declared as "%s" is taken', async (name, type, content) => {
  const url = await upload(clerk, serviceIn(await oneRequest()), new File([content], name, { type }));
  expect(url.split('.').at(-1)).toBe(name.split('.').at(-1)?.toLowerCase());
});

/** One request for all that is refused, or of which only the url matters. */
let shared: TravelRequest | undefined;
async function oneRequest(): Promise<TravelRequest> {
  shared ??= await openRequest();
  return shared;
}

const REFUSED: readonly (readonly [what: string, name: string, type: string, content: Uint8Array<ArrayBuffer>])[] = [
  ['an executable that calls itself a PDF', 'voucher.pdf', 'application/pdf', bytes('MZ\x90\0\x03')],
  ['a PDF that calls itself a picture', 'foto.png', 'image/png', bytes('%PDF-1.4')],
  ['a declared type that is not the one of the name', 'voucher.pdf', 'image/png', bytes('%PDF-1.4')],
  ['a name that is not the one of the declared type', 'voucher.exe', 'application/pdf', bytes('%PDF-1.4')],
  ['two endings', 'voucher.pdf.exe', '', bytes('%PDF-1.4')],
  ['a picture that calls itself text', 'nota.txt', 'text/plain', bytes('\x89PNG\r\n\x1a\n\0\0')],
  ['a page that calls itself text', 'nota.txt', 'text/plain', bytes('  <!DOCTYPE html><script>alert(1)</script>')],
  ['an SVG with script', 'logo.svg', 'image/svg+xml', bytes('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['an SVG with script that calls itself text', 'logo.txt', 'text/plain', bytes('<svg><script>alert(1)</script></svg>')],
  ['a zip archive that calls itself a document', 'carta.docx', `${OOXML}.wordprocessingml.document`, zip('a.txt')],
  ['a sheet that calls itself a document', 'carta.docx', `${OOXML}.wordprocessingml.document`, zip(TYPES, 'xl/workbook.xml')],
  ['a document with macros', 'carta.docx', `${OOXML}.wordprocessingml.document`, zip(TYPES, 'word/document.xml', 'word/vbaProject.bin')],
  ['an old sheet that calls itself a document', 'carta.doc', 'application/msword', compound('Workbook')],
  ['a zip archive', 'tudo.zip', 'application/zip', zip('a.txt')],
  ['a photo without a type', 'photo.jpg', '', bytes('\xff\xd8\xff\xe0')],
];

test.each(REFUSED)('B-063 Q-176 %s is refused, and nothing is left of it', async (_what, name, type, content) => {
  const request = await oneRequest();
  const [files, rows] = [await filesOnDisk(), await fileRows()];
  await expect(upload(clerk, serviceIn(request), new File([content], name, { type }))).rejects.toMatchObject({
    status: 422,
    errors: [
      { chave: 'anexo_formato_invalido', campo: 'arquivo', titulo: 'Formato inválido. Escolha um formato de imagem ou de arquivo.' },
    ],
  });
  expect([await filesOnDisk(), await fileRows()]).toEqual([files, rows]);
});

test.each([
  ['voucher.pdf', 'application/pdf'],
  ['nota.txt', 'text/plain'],
])('Q-174 B-063 the empty file %s is refused, and nothing is left of it', async (name, type) => {
  const request = await oneRequest();
  const [files, rows] = [await filesOnDisk(), await fileRows()];
  await expect(upload(clerk, serviceIn(request), new File([], name, { type }))).rejects.toMatchObject({
    status: 422,
    errors: [{ chave: 'anexo_vazio', campo: 'arquivo', titulo: 'O arquivo está vazio.' }],
  });
  expect([await filesOnDisk(), await fileRows()]).toEqual([files, rows]);
});

test('Q-174 S-391 B-063 10 MB are taken, a byte more is refused with the limit in the message', async () => {
  const request = await openRequest();
  const ofSize = (size: number) => new File(['%PDF-', new Uint8Array(size - 5)], 'grande.pdf', { type: 'application/pdf' });
  const url = await upload(clerk, serviceIn(request), ofSize(10_485_760));
  const stored = await clerk.call(registerAttachment, { body: attachmentOf(serviceIn(request), url) });
  expect(stored.tamanho).toBe(10_485_760);
  const [files, rows] = [await filesOnDisk(), await fileRows()];
  for (const size of [10_485_761, 11 * MB]) {
    await expect(upload(clerk, serviceIn(request), ofSize(size))).rejects.toMatchObject({
      status: 422,
      errors: [{ chave: 'anexo_escolha_arquivos_menores_que_10mb', titulo: 'Arquivo muito grande. Escolha arquivos menores que 10MB.' }],
    });
  }
  expect([await filesOnDisk(), await fileRows()]).toEqual([files, rows]);
});

/** The beginning of an upload as bytes, with whatever name and length. */
function formHead(uuid: string, { filename, length }: { filename: string; length: number }): string {
  return [
    `POST ${BASE_PATHS.rest}/servicos/anexos/${uuid} HTTP/1.1`,
    'Host: guiche',
    `Authorization: ${clerk.token}`,
    'Content-Type: multipart/form-data; boundary=corte',
    `Content-Length: ${length}`,
    'Connection: close',
    '',
    '--corte',
    `Content-Disposition: form-data; name="arquivo"; filename="${filename}"`,
    'Content-Type: application/pdf',
    '',
    '%PDF-1.4',
  ].join('\r\n');
}
const FORM_END = '\r\n--corte--\r\n';
const bodyLength = (form: string) => Buffer.byteLength(form.slice(form.indexOf('\r\n\r\n') + 4));

test.each(['../../etc/passwd.pdf', 'pasta/voucher.pdf', 'C:\\\\x\\\\voucher.pdf'])(
  'B-063 a path in the name is refused: %s',
  async (filename) => {
    const uuid = serviceIn(await oneRequest());
    const draft = formHead(uuid, { filename, length: 0 });
    const form = formHead(uuid, { filename, length: bodyLength(draft) + FORM_END.length });
    const call = await rawCall(server.address, form + FORM_END);
    expect(await call.until(/anexo_formato_invalido/)).toMatch(/^HTTP\/1\.1 422 /);
    call.socket.destroy();
    const good = formHead(uuid, { filename: 'voucher.pdf', length: 0 });
    const sent = formHead(uuid, { filename: 'voucher.pdf', length: bodyLength(good) + FORM_END.length });
    const taken = await rawCall(server.address, sent + FORM_END);
    expect(await taken.until(/arquivos\/[\da-f-]{36}\.pdf/)).toMatch(/^HTTP\/1\.1 200 /);
    taken.socket.destroy();
  },
);

test('Q-172 an upload that is cut in the middle leaves no file and no row', async () => {
  const uuid = serviceIn(await oneRequest());
  const [files, rows] = [await filesOnDisk(), await fileRows()];
  const call = await rawCall(server.address, formHead(uuid, { filename: 'voucher.pdf', length: 5_000_000 }));
  call.socket.write(Buffer.alloc(200_000));
  // The server has begun to write it.
  await expect.poll(async () => (await filesOnDisk()).length).toBe(files.length + 1);
  call.socket.destroy();
  await expect.poll(filesOnDisk).toEqual(files);
  expect(await fileRows()).toEqual(rows);
});

test('Q-172 a form that ends before its file does, or has no file, is a 400 and leaves nothing', async () => {
  const uuid = serviceIn(await oneRequest());
  const files = await filesOnDisk();
  const draft = formHead(uuid, { filename: 'voucher.pdf', length: 0 });
  const call = await rawCall(server.address, formHead(uuid, { filename: 'voucher.pdf', length: bodyLength(draft) }));
  expect(await call.until(/\r\n\r\n/)).toMatch(/^HTTP\/1\.1 400 /);
  call.socket.destroy();
  const empty = new FormData();
  empty.set('outro', 'texto');
  const answer = await fetch(`${server.address}${BASE_PATHS.rest}/servicos/anexos/${uuid}`, {
    method: 'POST',
    headers: { authorization: clerk.token },
    body: empty,
  });
  expect(answer.status).toBe(400);
  const unreadable = await fetch(answer.url, {
    method: 'POST',
    headers: { authorization: clerk.token, 'content-type': `multipart/form-data; boundary=${'b'.repeat(300)}` },
    body: 'texto',
  });
  expect([unreadable.status, await unreadable.json()]).toEqual([400, expect.objectContaining({ chave: 'requisicao_invalida' })]);
  expect(await filesOnDisk()).toEqual(files);
});

test('Q-172 a form that is refused before its end is read to it: the next call of the connection does not wait', async () => {
  const uuid = serviceIn(await oneRequest());
  const head = formHead(uuid, { filename: 'voucher.pdf', length: 3_000_000 }).replace('name="arquivo"', 'name="outro"');
  const call = await rawCall(server.address, head.replace('Connection: close\r\n', ''));
  call.socket.write(Buffer.alloc(3_000_000 - bodyLength(head)));
  call.socket.write('GET /api/health/live HTTP/1.1\r\nHost: guiche\r\n\r\n');
  expect(await call.until(/"estado"/)).toMatch(/^HTTP\/1\.1 400 [\s\S]*HTTP\/1\.1 200 /);
  call.socket.destroy();
});

test('B-063 Q-178 a download is sent to be saved under its description, never to be shown', async () => {
  const request = await openRequest();
  const attachment = await attach(request);
  await clerk.call(registerAttachment, { body: { ...attachment, descricao: 'Voucher "São Luís" 1/2' } });
  const headersOf = async (person: Person) =>
    fetch(`${server.address}${attachment.url}`, { headers: { authorization: person.token, 'accept-encoding': 'identity' } });
  const answer = await headersOf(clerk);
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="Voucher _Sao Luis_ 1/2.pdf"; filename*=UTF-8''Voucher%20%22S%C3%A3o%20Lu%C3%ADs%22%201%2F2.pdf`,
    'content-length': '16',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'cache-control': 'no-store',
  });
});

test('A-283 attachments of another agency are as if they were not there, and those with another consultant are refused', async () => {
  const request = await openRequest();
  const attachment = await attach(request);
  const params = { uuid: serviceIn(request) };
  const stranger = await server.logIn('consultor@rotasul.demo');
  const missing = { status: 404 };
  await expect(list(stranger, params.uuid)).rejects.toMatchObject(missing);
  await expect(stranger.call(listAttachmentLog, { params: { id: params.uuid } })).rejects.toMatchObject(missing);
  await expect(upload(stranger, params.uuid)).rejects.toMatchObject(missing);
  await expect(stranger.call(registerAttachment, { body: { ...attachment, descricao: 'Meu' } })).rejects.toMatchObject(missing);
  await expect(stranger.call(removeAttachment, { params: { uuid: attachment.uuid ?? '' } })).rejects.toMatchObject(missing);
  await expect(stranger.files.download(downloadAttachment, { params: { arquivo: lastPart(attachment) } })).rejects.toMatchObject(missing);
  await expect(
    clerk.files.upload(uploadRequestAttachment, {
      params: { ...params, idSolicitacao: request.id + 1 },
      query: {},
      headers: {},
      file: aFile(),
    }),
  ).rejects.toMatchObject(missing);
  expect(await list(clerk, params.uuid)).toEqual([attachment]);
});

test('Q-054 the attachments of a finished request are listed and downloaded, and change no more', async () => {
  const request = await openRequest();
  const attachment = await attach(request);
  const url = await upload(clerk, serviceIn(request));
  await server.db.update(solicitacao).set({ status: 'FINALIZADO' }).where(eq(solicitacao.id, request.id));
  const refusal = { status: 422, errors: [expect.objectContaining({ chave: 'anexos_de_solicitacao_encerrada' })] };
  await expect(upload(clerk, serviceIn(request))).rejects.toMatchObject(refusal);
  await expect(clerk.call(registerAttachment, { body: attachmentOf(serviceIn(request), url) })).rejects.toMatchObject(refusal);
  await expect(clerk.call(registerAttachment, { body: { ...attachment, descricao: 'Outro' } })).rejects.toMatchObject(refusal);
  await expect(clerk.call(removeAttachment, { params: { uuid: attachment.uuid ?? '' } })).rejects.toMatchObject(refusal);
  expect(await list(clerk, serviceIn(request))).toEqual([attachment]);
  expect((await clerk.files.download(downloadAttachment, { params: { arquivo: lastPart(attachment) } })).size).toBe(16);
});

test('the demo has services with attachments that can be downloaded, and their log', async () => {
  const before = new Date(server.now().getTime() - 45 * 60_000);
  const rows = await server.db.select().from(arquivo).where(lt(arquivo.semAnexoDesde, before));
  expect(new Set(rows.map(({ extensao }) => extensao))).toEqual(new Set(['pdf', 'png', 'txt']));
  const onDisk = new Set(await filesOnDisk());
  expect(rows.filter(({ id, extensao }) => !onDisk.has(`${id}.${extensao}`))).toEqual([]);
});
