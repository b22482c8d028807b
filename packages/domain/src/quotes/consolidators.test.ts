import { expect, test } from 'vitest';
import { GATEWAY } from '../product/index.ts';
import { CONSOLIDADORA, consolidatorName } from './index.ts';

test('S-323 36 consolidators, the platform itself among them', () => {
  expect(CONSOLIDADORA).toHaveLength(36);
  expect(new Set(CONSOLIDADORA).size).toBe(36);
  expect(CONSOLIDADORA.slice(0, 5)).toEqual(['MANUAL', 'MANUAL_PEDIDOS_OFF', 'INTERNO', 'QUEROPASSAGEM', 'DIRETORIOHOTEL']);
  expect(CONSOLIDADORA.indexOf(GATEWAY)).toBe(CONSOLIDADORA.indexOf('SAKURA') + 1);
  expect(CONSOLIDADORA.slice(-4)).toEqual(['GOL', 'LATAM', 'LATAM_NDC', 'AZUL']);
});
test('S-324 each has a name, one that is not known shows as it is', () => {
  expect(CONSOLIDADORA.map(consolidatorName)).toEqual([
    'Manual',
    'Manual (pedidos off-line)',
    'Interno',
    'Quero Passagem',
    'Diretório de Hotéis',
    'Trend',
    'TravelHub',
    'Ancoradouro',
    'SkyTeam',
    'E-HTL',
    'ClickBus',
    'Reserva Fácil',
    'Grupo BRT',
    'Confiança',
    'Euro Plus',
    'Copastur',
    'Tyller',
    'B2B Hotel',
    'Expedia',
    'WTS',
    'Movida',
    'Sakura',
    'Guichê Gateway',
    'HRS',
    'Omnibees',
    'Omnibees Operadora',
    'Esfera Fácil',
    'Flytour',
    'CNTour',
    'Localiza',
    'Frontur',
    'Cangooroo',
    'Gol',
    'Latam',
    'Latam NDC',
    'Azul',
  ]);
  expect(consolidatorName('NOVA')).toBe('NOVA');
  expect(consolidatorName('toString')).toBe('toString');
});
