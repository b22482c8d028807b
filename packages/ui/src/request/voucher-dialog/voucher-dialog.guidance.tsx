import { storedRoundTrip } from '../../test-support/air-quote-fixtures.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { airService, travelRequest } from '../../test-support/request-fixtures.ts';
import { VoucherDialog } from './voucher-dialog.tsx';

const traveller = (id: string, nomeCompleto: string, email: string | null) => ({ id, nomeCompleto, email, vip: false, premium: false });
const ana = traveller('ana', 'Ana Beatriz Lima', 'ana.lima@aurora.example');
const marina = traveller('marina', 'Marina Duarte Figueiredo', null);
const issued = storedRoundTrip({ statusCotacao: 'EMISSAO_FINALIZADA', dataEmissao: '2026-11-20T12:00:00Z' });
const flight = airService({ escolhida: issued, cotacoes: [issued], idCotacaoEscolhida: issued.id, viajantes: [ana, marina] });
const REQUEST = travelRequest({
  status: 'FECHAMENTO',
  colaboradores: [ana, marina],
  servicosAereos: [flight],
  servicosHotel: [],
  servicosCarro: [],
  servicosRodoviario: [],
  servicosOutros: [],
});
const DIALOG = { open: true, onOpenChange: () => undefined, onSend: () => undefined };

export const guidance: readonly GuidancePair[] = [
  {
    framed: 440,
    do: {
      words: 'Every traveller is there; who cannot get a voucher has the reason below the name.',
      example: <VoucherDialog {...DIALOG} request={REQUEST} />,
    },
    dont: {
      words: 'Marina, who has no address, taken out of the list: the clerk looks for her in another request.',
      example: <VoucherDialog {...DIALOG} request={{ ...REQUEST, colaboradores: [ana] }} />,
    },
  },
];
