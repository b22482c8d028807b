import type {
  ClientCard,
  FixedRule,
  Integration,
  Particularities,
  ServiceGroup,
  ServiceTicket,
  VipTraveller,
} from '@guiche/domain/entities';
import { INSTANCE } from './people.ts';

export const TICKET: ServiceTicket = { idTicket: '481207', url: 'https://atendimento.example/tickets/481207' };

export const FIXED_RULE: FixedRule = { regra: 'UTILIZAR_PROJETO_RATEIO', ativa: true, valor: null };

export const GROUP: ServiceGroup & { id: number } = {
  id: 3,
  versao: 2,
  nome: 'Indústria',
  descricao: 'Atendidas pela célula da manhã.',
  clientes: [{ id: INSTANCE.id, name: INSTANCE.name }],
};

export const PARTICULARITIES: Particularities = {
  preferencias: 'Assento no corredor. Chegar à obra até as 9h.',
  fidelidades: [{ programa: 'LATAM Pass', numero: '123456789' }],
  tourCode: 'BR2041',
  voebiz: null,
  contatoAdmin: { nome: 'Duda Peixoto', email: 'duda@acme.example', telefones: ['1133334444'], whatsapp: '11999998888' },
};

export const VIP_TRAVELLER: VipTraveller = { colaboradorId: '5f0c', nome: 'Ana Beatriz Lima', vip: true, premium: false };

export const CLIENT_CARD: ClientCard = {
  empresa: { id: INSTANCE.id, nome: INSTANCE.name, clienteNovo: false },
  particularidades: PARTICULARITIES,
  fees: [{ tipoServico: 'AEREO', minimo: 25, maximo: 40 }],
  limites: [{ tipoServico: 'AEREO', valorMaximo: 1800, antecedenciaDias: 14, acao: 'APROVACAO' }],
  aprovadores: [{ nome: 'Beatriz Camargo', email: 'beatriz@acme.example', alcada: 5000 }],
  vips: [{ nome: 'Ana Beatriz Lima', vip: true, premium: false }],
  solicitacoesAbertas: {
    total: 7,
    proximas: [
      {
        idSolicitacao: 48217,
        status: 'COTACAO_AGENCIA',
        statusCotacaoViagem: 'COTACAO_PENDENTE',
        viajantes: 'Ana Beatriz Lima',
        trajeto: 'GRU → REC',
        dataViagem: '2026-12-12',
      },
    ],
  },
  saldos: [{ id: '7d1c', cia: 'LA', viajante: 'Ana Beatriz Lima', valor: 640.2, validade: '2027-03-01' }],
  rateio: [{ projeto: 'Expansão Nordeste', percentual: 100 }],
};

export const INTEGRATION: Integration = {
  nome: 'ERP',
  ativo: true,
  configuracao: { url: 'https://erp.serraazul.example/api', usuario: 'guiche', senha: '••••••••', codigoEmpresa: '0101' },
};
