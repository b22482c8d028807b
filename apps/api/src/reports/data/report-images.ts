import { and, asc, eq, inArray } from 'drizzle-orm';
import { anexo, arquivo } from '../../db/schema/anexo.ts';
import { servico } from '../../db/schema/solicitacao.ts';
import type { Queryable } from '../../db/transaction.ts';

/** The endings of the images that a PDF shows. */
const SHOWN = ['jpg', 'jpeg', 'png'];
/** More would make a document that nobody sends. */
const MOST = 40;

/** The images among the attachments of a request, of its services and their quotes, the oldest first. */
export function imagesOfRequest(db: Queryable, { uuid }: { readonly uuid: string }) {
  return db
    .select({ descricao: anexo.descricao, id: arquivo.id, extensao: arquivo.extensao })
    .from(anexo)
    .innerJoin(arquivo, eq(arquivo.id, anexo.arquivoId))
    .innerJoin(servico, eq(servico.id, anexo.servicoId))
    .where(and(eq(servico.solicitacaoUuid, uuid), inArray(arquivo.extensao, SHOWN), eq(arquivo.guardado, true)))
    .orderBy(asc(servico.ordem), asc(anexo.criadoEm), asc(anexo.uuid))
    .limit(MOST);
}
