import type { Attachment, AttachmentLogEntry } from '@guiche/domain/entities';
import { CONSULTANT } from './people.ts';
import { AIR_QUOTE } from './quotes.ts';

export const ATTACHMENT: Attachment = {
  uuid: '00000000-0000-4000-8000-0000000000d1',
  uuidServico: AIR_QUOTE.idServico,
  idCotacao: null,
  data: '2026-11-21T14:05:09.000Z',
  url: '/api/rest/servicos/anexos/arquivos/00000000-0000-4000-8000-0000000000d2.pdf',
  descricao: 'Voucher do hotel',
  tamanho: 1_572_864,
  extensao: 'pdf',
  temp: true,
  idSolicitacao: 48_425,
};

export const ATTACHMENT_LOG_ENTRY: AttachmentLogEntry = {
  acao: 'ADICIONAR',
  usuario: CONSULTANT.name,
  data: ATTACHMENT.data,
  descricao: ATTACHMENT.descricao,
};
