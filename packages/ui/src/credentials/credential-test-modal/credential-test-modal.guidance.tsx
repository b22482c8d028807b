import type { GuidancePair } from '../../test-support/page.ts';
import { CredentialTestModal } from './credential-test-modal.tsx';

const found = async () => [];
const TEST = {
  open: true,
  onOpenChange: () => undefined,
  onTest: () => undefined,
  idServico: 5,
  consolidator: 'GOL',
  sources: { searchAirports: found, searchCities: found, searchStations: found },
  defaultValue: { origem: 'GRU', destino: 'REC', dataIda: '2026-12-10' },
  today: '2026-11-21',
};

export const guidance: readonly GuidancePair[] = [
  {
    framed: 520,
    do: {
      words: 'The words of the provider, as they came: its support asks for them.',
      example: <CredentialTestModal {...TEST} error="AUTH-401: usuário ou senha inválidos (GOL NDC)" />,
    },
    dont: {
      words: 'Smoothed over they cannot be looked up, and it is open whether the password or the network is wrong.',
      example: <CredentialTestModal {...TEST} error="Algo deu errado. Tente mais tarde." />,
    },
  },
];
