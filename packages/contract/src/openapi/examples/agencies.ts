import type { Agency } from '@guiche/domain/entities';

export const AGENCY: Agency = {
  name: 'Agência Guichê',
  email: 'contato@guiche.demo',
  address: 'Rua da Aurora, 1250, Recife',
  cnpj: '11222333000181',
  telephoneNumber: '8133334400',
  telefonesExtras: '8133334401;81988887700',
  contactName: 'Beatriz Albuquerque',
  emergencyNumber: '81999998800',
};
