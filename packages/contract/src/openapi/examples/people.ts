import type { ClientDetails, ClientInstance, Responsible, Traveller, User } from '@guiche/domain/entities';
import { IS_AGENCIA_FIELD } from '@guiche/domain/product';

export const INSTANCE: ClientInstance = { id: 101, name: 'Serra Azul Energia', instancia: 'serraazul' };

export const CLIENT: ClientDetails = { ...INSTANCE, agencyInstances: [{ agencyId: 1, productId: 7 }], clienteNovo: false };

export const CONSULTANT: Responsible = { id: '0b0e1f6e-5a41-4f0e-9c53-2f8f4f1f7a01', name: 'Camila Nogueira Prado' };

export const TRAVELLER: Traveller = {
  id: 'c1f0b7f2-0d5c-4f43-8b1a-0f2f6a3a9a10',
  nomeCompleto: 'João Pedro de Almeida',
  email: 'joao.almeida@serraazul.example',
  vip: false,
  premium: false,
};

export const USER: User = {
  ...CONSULTANT,
  login: 'consultora@guiche.demo',
  email: 'consultora@guiche.demo',
  ativo: true,
  profiles: [2],
  profile: 'AGENCY',
  permissoes: ['USUARIOS'],
  modulos: [],
  changePassword: false,
  agency: { id: 1, name: 'Agência Guichê', utilizaPainelUnificado: false },
  [IS_AGENCIA_FIELD]: true,
  instancia: INSTANCE.instancia,
  instances: [INSTANCE],
  allSelected: true,
  permiteTrocarConsultor: true,
  visualizaDadosCartao: false,
  visualizarUsuariosVipPremium: true,
  temFornecedorExterno: false,
};
