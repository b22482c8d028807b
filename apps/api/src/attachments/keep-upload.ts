import { randomUUID } from 'node:crypto';
import type { Deps } from '../deps.ts';
import type { ReceivedFile } from '../files/receive-file.ts';
import type { Session } from '../session/data/sessions.ts';
import { type FileRow, forgetFile, noteFile } from './data/stored-files.ts';
import type { Owner } from './find-owner.ts';
import { judgeFile } from './judge-file.ts';
import { storedName } from './wire-attachment.ts';

/** Deletes a file from the store, then its row: one that cannot be deleted now is found again by its row. */
export async function dropFile({ db, files }: Pick<Deps, 'db' | 'files'>, file: Pick<FileRow, 'id' | 'extensao'>): Promise<void> {
  await files.remove(storedName(file));
  await forgetFile(db, file.id);
}

/** Judges a received file and puts it into the store under a name of ours. Errors: 422 for a file that may not be attached. */
export async function keepUpload(deps: Deps, session: Session, owner: Owner, received: ReceivedFile): Promise<FileRow> {
  const judged = await judgeFile(received);
  const row: FileRow = {
    id: randomUUID(),
    servicoId: owner.servicoId,
    ...judged,
    tamanho: received.size,
    usuarioId: session.usuario.id,
    guardado: false,
    semAnexoDesde: deps.now(),
  };
  await noteFile(deps.db, row);
  try {
    await deps.files.put(storedName(row), { path: received.path, size: received.size, sha256: received.sha256, type: judged.tipo });
  } catch (error) {
    await dropFile(deps, row).catch(() => undefined);
    throw error;
  }
  return row;
}
