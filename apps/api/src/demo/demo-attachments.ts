import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { anexo, arquivo, logAnexo } from '../db/schema/anexo.ts';
import type { FileStore } from '../files/file-store.ts';
import { minutesAfter } from './demo-clock.ts';
import { makeFile } from './demo-files.ts';
import type { DemoRequest, DemoWorld } from './demo-requests.ts';
import { Random } from './random.ts';

/** Every so many requests one has attachments, open ones and finished ones. */
const EVERY = 7;

/** The attachments of the demo as rows, and their files. */
export interface DemoAttachments {
  readonly arquivos: (typeof arquivo.$inferInsert)[];
  readonly anexos: (typeof anexo.$inferInsert)[];
  readonly logs: (typeof logAnexo.$inferInsert)[];
  /** The bytes by the name in the store. */
  readonly files: ReadonlyMap<string, { readonly bytes: Buffer; readonly type: string }>;
}

/** Attachments for some of the requests, one to three for a service, and what happened to them. */
export function makeAttachments(seed: number, { now, usuarios }: DemoWorld, requests: readonly DemoRequest[]): DemoAttachments {
  // Of its own, so that the requests are the same with and without attachments.
  const random = new Random(seed + 1);
  const made = { arquivos: [], anexos: [], logs: [], files: new Map() } as {
    arquivos: DemoAttachments['arquivos'];
    anexos: DemoAttachments['anexos'];
    logs: DemoAttachments['logs'];
    files: Map<string, { bytes: Buffer; type: string }>;
  };
  for (const { solicitacao, servicos } of requests.filter((_, index) => index % EVERY === 0)) {
    const staff = usuarios.filter(({ agenciaId, ativo }) => agenciaId === solicitacao.agenciaId && ativo);
    for (const { id: servicoId } of servicos) {
      let em = minutesAfter(now, -random.int(300, 2000));
      const log = (acao: string, anexoUuid: string, descricao: string, usuarioNome: string) => {
        made.logs.push({ id: random.uuid(), anexoUuid, servicoId, cotacaoId: null, acao, usuarioNome, descricao, em });
        em = minutesAfter(em, random.int(2, 40));
      };
      for (let count = random.int(1, 3); count > 0; count--) {
        const author = random.pick(staff);
        const { descricao, extensao, tipo, bytes } = makeFile(random, solicitacao.id);
        const [id, uuid] = [random.uuid(), random.uuid()];
        made.files.set(`${id}.${extensao}`, { bytes, type: tipo });
        made.arquivos.push({
          id,
          servicoId,
          extensao,
          tipo,
          tamanho: bytes.length,
          usuarioId: author.id,
          guardado: true,
          semAnexoDesde: em,
        });
        made.anexos.push({ uuid, servicoId, cotacaoId: null, arquivoId: id, descricao, criadoEm: em });
        const renamed = random.chance(0.3);
        log('ADICIONAR', uuid, renamed ? 'Digitalização 001' : descricao, author.nome);
        if (renamed) log('ALTERAR', uuid, descricao, author.nome);
      }
      if (random.chance(0.3)) {
        const [uuid, author] = [random.uuid(), random.pick(staff)];
        log('ADICIONAR', uuid, 'Anexo repetido', author.nome);
        log('REMOVER', uuid, 'Anexo repetido', author.nome);
      }
    }
  }
  return made;
}

/** Puts the files of the demo into the store. Their names come from the seed, so a second try writes over the first. */
export async function storeFiles({ files }: DemoAttachments, store: FileStore, dir: string): Promise<void> {
  const folder = join(dir, 'recebendo');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const [name, { bytes, type }] of files) {
    const path = join(folder, name);
    await writeFile(path, bytes);
    await store.put(name, { path, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex'), type });
  }
}
