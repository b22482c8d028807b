import { readCredentialContent } from '@guiche/domain/credentials';
import type { AgencyCredential, CredentialContent } from '@guiche/domain/entities';
import { type CobrancaFee, TIPO_LOCADORA_CODE } from '@guiche/domain/enums';

/** A client company for which a credential holds. */
export type CredentialCompany = AgencyCredential['empresas'][number];

type Choice<Field extends keyof CredentialContent> = NonNullable<CredentialContent[Field]> | null;

/** The content of a credential as a form edits it: a value in each field, whether its consolidator asks for it or not. */
export interface EditedContent {
  usuario: string;
  senha: string;
  agencyId: string;
  groupId: string;
  codigoPagamento: string;
  cobrancaFee: CobrancaFee;
  fee: number | null;
  tipo: keyof typeof TIPO_LOCADORA_CODE | null;
  tipoEmissao: Choice<'tipoEmissao'>;
  tipoPagamento: Choice<'tipoPagamento'>;
  tipoFaturamento: Choice<'tipoFaturamento'>;
  taxaPersonalizada: Choice<'taxaPersonalizada'>;
}

/** What every form has in which a content is edited. */
export interface WithContent {
  conteudo: EditedContent;
}

/** The content of a credential for its form. @see S-277 */
export function editedContent(text: string | null): EditedContent {
  const content = readCredentialContent(text);
  const party = content.tipo === TIPO_LOCADORA_CODE.EMPRESA ? 'EMPRESA' : 'AGENCIA';
  return {
    usuario: content.usuario ?? '',
    senha: content.senha ?? '',
    agencyId: content.agencyId ?? '',
    groupId: content.groupId ?? '',
    codigoPagamento: content.codigoPagamento ?? '',
    cobrancaFee: content.cobrancaFee ?? 'FORNECEDOR',
    fee: content.fee ?? null,
    tipo: content.tipo === undefined ? null : party,
    tipoEmissao: content.tipoEmissao ?? null,
    tipoPagamento: content.tipoPagamento ?? null,
    tipoFaturamento: content.tipoFaturamento ?? null,
    taxaPersonalizada: content.taxaPersonalizada ?? null,
  };
}

/** What was typed, without empty choices. */
export function contentOf({ tipo, fee, ...content }: EditedContent): CredentialContent {
  const { tipoEmissao, tipoPagamento, tipoFaturamento, taxaPersonalizada, ...texts } = content;
  return {
    ...texts,
    ...(fee !== null && { fee }),
    ...(tipo !== null && { tipo: TIPO_LOCADORA_CODE[tipo] }),
    ...(tipoEmissao !== null && { tipoEmissao }),
    ...(tipoPagamento !== null && { tipoPagamento }),
    ...(tipoFaturamento !== null && { tipoFaturamento }),
    ...(taxaPersonalizada !== null && { taxaPersonalizada }),
  };
}
