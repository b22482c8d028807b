import { BASE_PATHS } from '@guiche/contract/call';
import { addressOf } from '@guiche/contract/client';
import { expect, test } from 'vitest';
import { callsOf, ownerId } from './attachments-owner.ts';

const SERVICE = '2a4b6c8d-0e1f-4a2b-8c3d-4e5f6a7b8c50';
const QUOTE = '9f8e7d6c-5b4a-4938-8271-605f4e3d2c1b';

test('Q-002 the calls go below the path of their owner: `/servicos` for a service, `/servicos/cotacoes` for a quote', () => {
  const addresses = (idCotacao: string | null) => {
    const owner = { uuidServico: SERVICE, idCotacao };
    const { list, log, register, remove } = callsOf(owner);
    const [uuid, id] = [ownerId(owner), ownerId(owner)];
    return [
      `${list.method} ${addressOf(list, BASE_PATHS, { uuid }, undefined)}`,
      `${log.method} ${addressOf(log, BASE_PATHS, { id }, undefined)}`,
      `${register.method} ${addressOf(register, BASE_PATHS, undefined, undefined)}`,
      `${remove.method} ${addressOf(remove, BASE_PATHS, { uuid: 'a' }, undefined)}`,
    ];
  };
  expect(addresses(null)).toEqual([
    `GET /api/rest/servicos/${SERVICE}/anexos`,
    `GET /api/rest/servicos/${SERVICE}/anexos/logs`,
    'POST /api/rest/servicos/anexos',
    'DELETE /api/rest/servicos/anexos/a',
  ]);
  expect(addresses(QUOTE)).toEqual([
    `GET /api/rest/servicos/cotacoes/${QUOTE}/anexos`,
    `GET /api/rest/servicos/cotacoes/${QUOTE}/anexos/logs`,
    'POST /api/rest/servicos/cotacoes/anexos',
    'DELETE /api/rest/servicos/cotacoes/anexos/a',
  ]);
});
