import type { ClientCard, Particularities } from '@guiche/domain/entities';

export const PARTICULARITIES: Particularities = {
  preferencias: 'Assento no corredor. Chegar à obra até as 9h.',
  fidelidades: [
    { programa: 'Smiles', numero: '123456789' },
    { programa: 'LATAM Pass', numero: '987654321' },
  ],
  tourCode: 'BR2041',
  voebiz: 'VB771204',
  contatoAdmin: { nome: 'Duda Peixoto', email: 'duda@aurora.example', telefones: ['1133334444'], whatsapp: '11999998888' },
};

export const NO_PARTICULARITIES: Particularities = {
  preferencias: null,
  fidelidades: [],
  tourCode: null,
  voebiz: null,
  contatoAdmin: null,
};

/** Preferences of so many characters. */
export function preferencesOf(length: number): string {
  return 'Hotéis com café da manhã e nota fiscal em nome da empresa. '.repeat(Math.ceil(length / 50)).slice(0, length);
}

export const CLIENT_CARD: ClientCard = {
  empresa: { id: 101, nome: 'Aurora Alimentos', clienteNovo: false },
  particularidades: PARTICULARITIES,
  fees: [
    { tipoServico: 'AEREO', minimo: 25, maximo: 40 },
    { tipoServico: 'HOTEL', minimo: 30, maximo: 30 },
  ],
  limites: [
    { tipoServico: 'AEREO', valorMaximo: 1800, antecedenciaDias: 14, acao: 'APROVACAO' },
    { tipoServico: 'HOTEL', valorMaximo: 450, antecedenciaDias: null, acao: 'ALERTA' },
    { tipoServico: 'RODOVIARIO', valorMaximo: null, antecedenciaDias: 1, acao: 'BLOQUEIA' },
  ],
  aprovadores: [
    { nome: 'Beatriz Camargo', email: 'beatriz@aurora.example', alcada: 5000 },
    { nome: 'Otávio Reis', email: 'otavio@aurora.example', alcada: null },
  ],
  vips: [
    { nome: 'Ana Beatriz Lima', vip: true, premium: false },
    { nome: 'João Sá', vip: false, premium: true },
  ],
  solicitacoesAbertas: {
    total: 7,
    proximas: [
      {
        idSolicitacao: 48217,
        status: 'COTACAO_AGENCIA',
        statusCotacaoViagem: 'COTACAO_PENDENTE',
        viajantes: 'Marina Duarte',
        trajeto: 'GRU → REC',
        dataViagem: '2026-12-12',
      },
      {
        idSolicitacao: 48198,
        status: 'EMISSAO',
        statusCotacaoViagem: 'EMISSAO_PENDENTE',
        viajantes: 'Caio Brandão, João Sá',
        trajeto: 'Curitiba, PR',
        dataViagem: '2026-12-20',
      },
    ],
  },
  saldos: [
    { id: 's1', cia: 'LA', viajante: 'Ana Beatriz Lima', valor: 640.2, validade: '2027-03-01' },
    { id: 's2', cia: 'G3', viajante: 'João Sá', valor: 210, moeda: 'USD', validade: null },
  ],
  rateio: [
    { projeto: 'Expansão Nordeste', percentual: 60 },
    { projeto: 'Feira do setor', percentual: 40 },
  ],
};
