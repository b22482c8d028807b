import { expect, test } from 'vitest';
import type { CustomField } from '../entities/index.ts';
import { requestedFields } from './index.ts';

const field = (nome: string, valor: string | null, etapa: CustomField['etapa'] = 'PEDIDO'): CustomField => ({
  id: nome,
  nome,
  tipo: 'TEXTO',
  etapa,
  obrigatorio: false,
  valor,
});
const service = (...camposCustomizados: CustomField[]) => ({ camposCustomizados });

test('a field that every service has stands once, with each value once', () => {
  const services = [
    service(field('Centro de custo', '4100'), field('Projeto', 'Safra')),
    service(field('Projeto', 'Safra'), field('Centro de custo', ' 4200 ')),
  ];
  expect(requestedFields(services)).toEqual([
    { nome: 'Centro de custo', valores: ['4100', '4200'] },
    { nome: 'Projeto', valores: ['Safra'] },
  ]);
});

test('a field of one of several services, an empty one and one of another step are left out', () => {
  const services = [
    service(field('CPF do condutor', '529.982.247-25'), field('Projeto', '  '), field('Motivo', 'Feira', 'COTACAO')),
    service(field('Projeto', 'Safra'), field('Motivo', 'Feira', 'COTACAO')),
  ];
  expect(requestedFields(services)).toEqual([]);
  expect(requestedFields([])).toEqual([]);
  expect(requestedFields([service(field('CPF do condutor', '529.982.247-25'))])).toHaveLength(1);
});
