import { expect, test } from 'vitest';
import { STATUS_SOLICITACAO_CODE, serviceKindOfId, TIPO_SERVICO, TIPO_SERVICO_ID } from './index.ts';

test('A-002 Q-003 A-272 the kinds of service and their ids', () => {
  expect(TIPO_SERVICO).toEqual(['AEREO', 'HOTEL', 'CARRO', 'RODOVIARIO', 'OUTROS']);
  expect(TIPO_SERVICO_ID).toMatchObject({ AEREO: 5, HOTEL: 6, CARRO: 7, RODOVIARIO: 88 });
  expect(serviceKindOfId(88)).toBe('RODOVIARIO');
  expect(serviceKindOfId(4)).toBe('OUTROS');
});

test('S-285 request status codes: 11 and 13 are unused', () => {
  expect(STATUS_SOLICITACAO_CODE.FINALIZADO).toBe(8);
  expect(Object.values(STATUS_SOLICITACAO_CODE)).not.toContain(11);
  expect(Object.values(STATUS_SOLICITACAO_CODE)).not.toContain(13);
});
