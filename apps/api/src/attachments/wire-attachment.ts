import { downloadAttachment } from '@guiche/contract/attachments';
import { BASE_PATHS } from '@guiche/contract/call';
import type { Attachment } from '@guiche/domain/entities';
import type { FiledAttachment } from './data/attachments.ts';
import type { FileRow } from './data/stored-files.ts';

/** The name of a file in the store, and the last part of its url. */
export const storedName = ({ id, extensao }: Pick<FileRow, 'id' | 'extensao'>): string => `${id}.${extensao}`;

/** The url of a file: the address of the call that sends it. @see Q-287 */
export function urlOf(file: Pick<FileRow, 'id' | 'extensao'>): string {
  return `${BASE_PATHS[downloadAttachment.base]}${downloadAttachment.path.replace(':arquivo', storedName(file))}`;
}

const OURS = new RegExp(`^${urlOf({ id: '([\\da-f-]{36})', extensao: '[a-z]{3,4}' }).replaceAll('.', '\\.')}$`);

/** The id of the file that a url names; undefined for a url that is none of ours. */
export function fileIdOf(url: string): string | undefined {
  return OURS.exec(url)?.[1];
}

/** An attachment as the wire has it. Every service belongs to a trip, so `temp` is true. @see Q-077 */
export function wireAttachment({ anexo, arquivo }: FiledAttachment, idSolicitacao: number): Attachment {
  return {
    uuid: anexo.uuid,
    uuidServico: anexo.servicoId,
    idCotacao: anexo.cotacaoId,
    data: anexo.criadoEm.toISOString(),
    url: urlOf(arquivo),
    descricao: anexo.descricao,
    tamanho: arquivo.tamanho,
    extensao: arquivo.extensao,
    temp: true,
    idSolicitacao,
  };
}
