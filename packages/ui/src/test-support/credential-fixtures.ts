import type { CredentialContent, ListedCredential } from '@guiche/domain/entities';
import { TIPO_SERVICO_ID, type TipoServico } from '@guiche/domain/enums';

export const COMPANIES = [
  { id: 101, nome: 'Metalúrgica Serra Azul S.A.' },
  { id: 102, nome: 'Construtora Vale do Ipê Ltda.' },
  { id: 105, nome: 'Tecelagem Rio das Flores Ltda.' },
  { id: 107, nome: 'Laboratórios Bem Viver S.A.' },
] as const;

/** A credential, as it is listed. */
export function credentialOf(
  kind: TipoServico,
  consolidadora: string,
  content: CredentialContent = {},
  more: Partial<ListedCredential> = {},
): ListedCredential {
  return {
    id: `${kind}-${consolidadora}`,
    versao: 3,
    servico: { id: TIPO_SERVICO_ID[kind], ativo: true, versao: 1 },
    consolidadora,
    credencial: JSON.stringify(content),
    empresas: [],
    agencia: { id: 1, tipoAgencia: 'AGENCIA' },
    ativo: true,
    identificador: null,
    estado: null,
    ...more,
  };
}

export const GOL = credentialOf(
  'AEREO',
  'GOL',
  { usuario: 'guiche.gol', senha: '', tipoEmissao: 'AUTOMATICO', tipoPagamento: 'FATURADO', cobrancaFee: 'VIAJANTE', fee: 35 },
  { empresas: [...COMPANIES], identificador: '57-1234' },
);
export const REQUESTED = credentialOf('HOTEL', 'EXPEDIA', {}, { estado: 'SOLICITADA', ativo: false });
const OFF = { servico: { id: TIPO_SERVICO_ID.CARRO, ativo: false, versao: 2 } };
export const MOVIDA = credentialOf(
  'CARRO',
  'MOVIDA',
  {
    usuario: 'guiche',
    senha: '',
    tipo: 5,
    tipoEmissao: 'AUTOMATICO',
    tipoPagamento: 'FaturamentoParaEmpresa',
    cobrancaFee: 'SERVICO',
    fee: 20,
  },
  { ...OFF, ativo: false, empresas: [COMPANIES[0]] },
);

export const CREDENTIALS: readonly ListedCredential[] = [
  GOL,
  credentialOf('AEREO', 'MANUAL', { cobrancaFee: 'FORNECEDOR' }),
  REQUESTED,
  credentialOf('HOTEL', 'HRS', { usuario: 'ana', cobrancaFee: 'FORNECEDOR' }, { estado: 'ATIVADA' }),
  credentialOf('HOTEL', 'TREND', {}, { estado: 'CANCELADA', ativo: false }),
  MOVIDA,
  credentialOf('OUTROS', 'MANUAL', { cobrancaFee: 'SERVICO', fee: 15 }),
];
