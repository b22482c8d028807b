import { credentialText, readCredentialContent } from '@guiche/domain/credentials';
import type { ListedCredential } from '@guiche/domain/entities';
import { serviceKindOfId, TIPO_SERVICO_ID, type TipoServico } from '@guiche/domain/enums';
import { type CredentialCompany, contentOf, editedContent, type WithContent } from '../internal/edited-content.ts';

/** A credential as its form edits it. */
export interface EditedCredential extends WithContent {
  id: string;
  /** 0 for a credential that is not stored yet. */
  versao: number;
  /** The numeric id of the service. */
  idServico: number;
  /** Null until one is chosen. */
  consolidadora: string | null;
  ativo: boolean;
  identificador: string;
  /** Empty for all companies. */
  empresas: readonly CredentialCompany[];
  /** A password is stored, which an empty one keeps. */
  senhaGuardada: boolean;
  /** The JSON text that is stored; empty for a new credential. What it has besides the fields of the form is saved again. */
  guardada: string;
}

/** A stored credential as the form edits it. @see S-276, S-277 */
export function editedCredential(credential: ListedCredential): EditedCredential {
  const { id, versao, servico, consolidadora, ativo, identificador, empresas, credencial } = credential;
  return {
    id,
    versao,
    idServico: servico.id,
    consolidadora,
    ativo,
    identificador: identificador ?? '',
    empresas,
    conteudo: editedContent(credencial),
    // No password comes from the server: an empty one stands for it.
    senhaGuardada: readCredentialContent(credencial).senha !== undefined,
    guardada: credencial,
  };
}

/** A credential that is not stored yet. @see S-132 */
export function newCredentialOf(kind: TipoServico, id: string, empresas: readonly CredentialCompany[] = []): EditedCredential {
  return {
    id,
    versao: 0,
    idServico: TIPO_SERVICO_ID[kind],
    consolidadora: null,
    ativo: true,
    identificador: '',
    empresas,
    conteudo: editedContent(null),
    senhaGuardada: false,
    guardada: '',
  };
}

/** An edited credential as it is sent: only the fields that its consolidator asks for. @see S-133, S-276, S-277 */
export function typedCredential({ idServico, consolidadora, ativo, identificador, empresas, versao, ...edited }: EditedCredential) {
  const consolidator = consolidadora ?? '';
  return {
    servico: { id: idServico },
    consolidadora: consolidator,
    credencial: credentialText(contentOf(edited.conteudo), consolidator, serviceKindOfId(idServico), edited.guardada),
    empresas: [...empresas],
    ativo,
    identificador: identificador.trim() || null,
    versao,
  };
}
