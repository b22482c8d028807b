import { TIPO_SERVICO_ID } from '@guiche/domain/enums';
import { SUPPLIERS } from './demo-suppliers.ts';
import { randomCnpj } from './documents.ts';
import type { Random } from './random.ts';

/** The operator's own agency (id 1) and two external ones. @see A-016 */
export const DEMO_AGENCIES = [
  {
    id: 1,
    nome: 'Guichê Viagens',
    email: 'contato@guiche.demo',
    dominio: 'guiche.demo',
    utilizaPainelUnificado: false,
    endereco: 'Rua da Aurora, 1250, sala 801, Recife, PE',
    telefone: '8133334400',
    telefonesExtras: '8133334401;81988887700',
    contato: 'Beatriz Albuquerque',
    telefoneEmergencia: '81999998800',
  },
  {
    id: 42,
    nome: 'Rota Sul Turismo',
    email: 'contato@rotasul.demo',
    dominio: 'rotasul.demo',
    utilizaPainelUnificado: false,
    endereco: 'Avenida Beira-Mar Norte, 410, Florianópolis, SC',
    telefone: '4832224400',
    contato: 'Júlio Hoffmann',
  },
  { id: 57, nome: 'Aurora Viagens Corporativas', email: 'contato@aurora.demo', dominio: 'aurora.demo', utilizaPainelUnificado: true },
] as const;

/** Invented client companies. `agencias` are the agencies that work for them. */
export const DEMO_COMPANIES = [
  { id: 101, nome: 'Metalúrgica Serra Azul S.A.', instancia: 'serraazul', agencias: [1] },
  { id: 102, nome: 'Construtora Vale do Ipê Ltda.', instancia: 'valedoipe', agencias: [1] },
  { id: 103, nome: 'Laboratórios Bem Viver S.A.', instancia: 'bemviver', agencias: [1, 57] },
  { id: 104, nome: 'Agropecuária Três Barras Ltda.', instancia: 'tresbarras', agencias: [1] },
  { id: 105, nome: 'Tecelagem Rio das Flores Ltda.', instancia: 'riodasflores', agencias: [42] },
  { id: 106, nome: 'Cooperativa Agrícola Sol Nascente', instancia: 'solnascente', agencias: [42, 1] },
  { id: 107, nome: 'Grupo Educacional Horizonte S.A.', instancia: 'horizonte', agencias: [1] },
  { id: 108, nome: 'Transportes Caminho Certo Ltda.', instancia: 'caminhocerto', agencias: [42] },
  { id: 109, nome: 'Banco Jequitibá S.A.', instancia: 'jequitiba', agencias: [1, 57] },
  { id: 110, nome: 'Alimentos Dona Zilá Ltda.', instancia: 'donazila', agencias: [1] },
  { id: 111, nome: 'Ventos do Norte Energia S.A.', instancia: 'ventosdonorte', agencias: [57] },
  { id: 112, nome: 'Mandacaru Tecnologia Ltda.', instancia: 'mandacaru', agencias: [1], clienteNovo: true },
] as const;

const PAYMENT_TYPES = [
  ['Faturado Guichê', 'FATURADO', true],
  ['Cartão do viajante', 'CARTAO_VIAJANTE', false],
  ['Cartão virtual por transação', 'CARTAO_VIRTUAL_POR_TRANSACAO', false],
  ['Cartão fixo da empresa', 'CARTAO_FIXO', false],
  ['Pagamento direto', 'PAGAMENTO_DIRETO', false],
  ['Faturado pelo fornecedor', 'FATURADO', false],
] as const;

const CONSOLIDATORS = {
  AEREO: ['MANUAL_PEDIDOS_OFF', 'MANUAL', 'LATAM', 'GOL', 'AZUL', 'CONFIANCA', 'FLYTOUR', 'RESERVAFACIL'],
  HOTEL: ['MANUAL_PEDIDOS_OFF', 'MANUAL', 'TREND', 'EHTL', 'DIRETORIOHOTEL'],
  CARRO: ['MANUAL_PEDIDOS_OFF', 'LOCALIZA', 'MOVIDA'],
  RODOVIARIO: ['MANUAL_PEDIDOS_OFF', 'CLICKBUS', 'QUEROPASSAGEM'],
  OUTROS: ['MANUAL_PEDIDOS_OFF', 'INTERNO'],
} as const;

/** @see Q-026 @see Q-027 @see A-275 */
const INTERMEDIARIES = {
  AEREO: ['DIRETO', 'OUTROS', 'CONFIANCA', 'FLYTOUR', 'RESERVA FACIL', 'BRT', 'SAKURA', 'ANCORADOURO'],
  HOTEL: ['DIRETO', 'OUTROS', 'TREND', 'EHTL', 'B2BHOTEL', 'OMNIBEES'],
  CARRO: ['DIRETO', 'OUTROS', 'LOCALIZA', 'MOVIDA'],
  RODOVIARIO: ['DIRETO', 'OUTROS', 'CLICKBUS', 'QUEROPASSAGEM'],
  OUTROS: ['DIRETO', 'OUTROS'],
} as const;

const KINDS = ['AEREO', 'HOTEL', 'CARRO', 'RODOVIARIO', 'OUTROS'] as const;
const ISSUED_BY_SYSTEM = new Set<string>(['LATAM', 'GOL', 'AZUL', 'TREND', 'EHTL', 'LOCALIZA', 'MOVIDA', 'CLICKBUS', 'QUEROPASSAGEM']);

export type DemoAgencies = ReturnType<typeof makeAgencies>;

/** Rows of agencies, companies, and the choices that an agency has for its quotes. */
export function makeAgencies(random: Random) {
  const fornecedores = DEMO_AGENCIES.flatMap(({ id: agenciaId }) => SUPPLIERS.map((nome) => ({ id: random.uuid(), agenciaId, nome })));
  return {
    agencias: DEMO_AGENCIES.map(({ dominio: _, ...agency }) => ({ ...agency, cnpj: randomCnpj(random), fornecedorPadraoId: null })),
    empresas: DEMO_COMPANIES.map(({ agencias: _, ...company }) => ({ clienteNovo: false, ...company, cnpj: randomCnpj(random) })),
    agenciaEmpresas: DEMO_COMPANIES.flatMap(({ id: empresaId, agencias }) => agencias.map((agenciaId) => ({ agenciaId, empresaId }))),
    fornecedores,
    tiposPagamento: DEMO_AGENCIES.flatMap(({ id: agenciaId }, place) =>
      PAYMENT_TYPES.map(([descricao, tipoFormaPagamento, faturado], index) => ({
        id: place * 100 + index + 1,
        agenciaId,
        descricao,
        tipoFormaPagamento,
        faturado,
      })),
    ),
    agenciaServicos: DEMO_AGENCIES.flatMap(({ id: agenciaId }) =>
      KINDS.flatMap((kind) =>
        CONSOLIDATORS[kind].map((consolidadora) => ({
          id: random.uuid(),
          agenciaId,
          tipoServicoId: TIPO_SERVICO_ID[kind],
          consolidadora,
          tipoEmissao: ISSUED_BY_SYSTEM.has(consolidadora) ? 'AUTOMATICO' : 'MANUAL',
          identificador: `${consolidadora}-${agenciaId}`,
          // No user and no password: the demo logs in to no supplier.
          credencial: JSON.stringify({
            cobrancaFee: random.pick(['VIAJANTE', 'VIAJANTE', 'SERVICO']),
            fee: random.pick([25, 30, 35, 40]),
            tipoPagamento: 'FATURADO',
            aplicaMargem: consolidadora !== 'MANUAL',
          }),
          empresas: [],
        })),
      ),
    ),
    intermediadores: KINDS.flatMap((kind) => INTERMEDIARIES[kind].map((nome) => ({ nome, tipoServicoId: TIPO_SERVICO_ID[kind] }))),
    margens: DEMO_COMPANIES.flatMap(({ id: empresaId }) =>
      INTERMEDIARIES.AEREO.map((intermediador) => ({ empresaId, intermediador, percentual: random.pick([5, 6.5, 7.5, 8, 10, 12]) })),
    ),
    toggles: [
      { nome: 'ATENDIMENTO_ZENDESK', ativo: false },
      { nome: 'RETORNAR_RELATORIO', ativo: true },
      { nome: 'PESQUISA_HOTEL', ativo: true },
      { nome: 'NOVO_DASHBOARD', ativo: false },
    ],
  };
}
