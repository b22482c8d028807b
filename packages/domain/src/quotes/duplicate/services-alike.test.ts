import { expect, test } from 'vitest';
import type { Service, Traveller } from '../../entities/index.ts';
import { servicesAlike } from './index.ts';

const traveller = (id: string): Traveller => ({ id, nomeCompleto: id, email: null, vip: false, premium: false });

const COMMON = {
  idViagem: 1,
  idCotacaoEscolhida: null,
  valorAprovado: null,
  retroativo: false,
  acompanhantes: [],
  adultos: 1,
  observacao: null,
  camposCustomizados: [],
  cotacoes: [],
  escolhida: null,
};

const leg = (origem: string, destino: string, data: string) => ({ origem, destino, data, origemData: null, destinoData: null });

/** A service of each kind for one traveller. */
const AIR: Service = {
  ...COMMON,
  id: 'air',
  tipoServico: 'AEREO',
  viajantes: [traveller('ana')],
  tipo: 'IDA_VOLTA',
  segmentos: [leg('GRU', 'REC', '2026-12-10'), leg('REC', 'GRU', '2026-12-13')],
};
const HOTEL: Service = {
  ...COMMON,
  id: 'hotel',
  tipoServico: 'HOTEL',
  viajantes: [traveller('ana')],
  cidade: 'Recife, PE',
  checkin: '2026-12-10T14:00',
  checkout: '2026-12-13T12:00',
};
const CAR: Service = {
  ...COMMON,
  id: 'car',
  tipoServico: 'CARRO',
  viajantes: [traveller('ana')],
  cidadeRetirada: 'Recife, PE',
  cidadeDevolucao: 'Recife, PE',
  dataRetirada: '2026-12-10T10:00',
  dataDevolucao: '2026-12-13T10:00',
};
const BUS: Service = {
  ...COMMON,
  id: 'bus',
  tipoServico: 'RODOVIARIO',
  viajantes: [traveller('ana')],
  origem: 'Recife, PE',
  destino: 'João Pessoa, PB',
  dataIda: '2026-12-11',
};
const OTHER: Service = { ...COMMON, id: 'other', tipoServico: 'OUTROS', viajantes: [traveller('ana')], descricao: 'Seguro viagem' };

/** What a service of each kind must not differ in. */
const DIFFERENCES: readonly (readonly [Service, readonly object[]])[] = [
  [
    AIR,
    [
      { tipo: 'MULTI' },
      { segmentos: [leg('GRU', 'REC', '2026-12-10'), leg('REC', 'GRU', '2026-12-14')] },
      { segmentos: [leg('CGH', 'REC', '2026-12-10'), leg('REC', 'GRU', '2026-12-13')] },
      { segmentos: [leg('GRU', 'JPA', '2026-12-10'), leg('REC', 'GRU', '2026-12-13')] },
    ],
  ],
  [HOTEL, [{ cidade: 'Olinda, PE' }, { checkin: '2026-12-11T14:00' }, { checkout: '2026-12-14T12:00' }]],
  [
    CAR,
    [
      { cidadeRetirada: 'Olinda, PE' },
      { cidadeDevolucao: 'Olinda, PE' },
      { dataRetirada: '2026-12-10T09:00' },
      { dataDevolucao: '2026-12-14T10:00' },
    ],
  ],
  [BUS, [{ origem: 'Olinda, PE' }, { destino: 'Natal, RN' }, { dataIda: '2026-12-12' }]],
  [OTHER, [{ descricao: 'Transfer' }]],
];

const ids = (services: readonly Service[]) => services.map(({ id }) => id);

test.each(DIFFERENCES)('B-014 a quote of $tipoServico may be offered where the same is asked for, for others', (service, differences) => {
  const alike = { ...service, id: 'alike', viajantes: [traveller('bia')], observacao: 'Andar alto' };
  const others = differences.map((difference, place): Service => ({ ...alike, ...difference, id: `${place}` }) as Service);
  const ofOtherKinds = DIFFERENCES.map(([each]) => each).filter((each) => each !== service);
  expect(ids(servicesAlike(service, [...ofOtherKinds, service, ...others, alike]))).toEqual(['alike']);
});

test('B-014 not for another number of travellers, whom the price depends on', () => {
  const forTwo = { ...HOTEL, id: 'two', viajantes: [traveller('bia'), traveller('caio')] };
  const third = { ...HOTEL, id: 'third', viajantes: [traveller('davi')] };
  expect(ids(servicesAlike(HOTEL, [forTwo, HOTEL, third]))).toEqual(['third']);
  expect(servicesAlike(forTwo, [forTwo, HOTEL, third])).toEqual([]);
});
