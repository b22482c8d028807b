import type { GuidancePair } from '../../test-support/page.ts';
import { AgencyForm } from './agency-form.tsx';
import type { EditedAgency } from './edited-agency.ts';

const AGENCY: EditedAgency = {
  id: '42',
  versao: 3,
  name: 'Rumo Viagens',
  email: 'contato@rumo.com.br',
  address: 'Rua da Aurora, 100, Recife',
  cnpj: '11222333000181',
  telephoneNumber: '8133334444',
  telefonesExtras: '',
  contactName: 'Bia Rocha',
  emergencyNumber: '',
};
const nothing = () => undefined;
const FORM = { onSubmit: async () => [], onDraftChange: nothing, onDiscardDraft: nothing, onRetryCopies: nothing };

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'The emergency number is one that somebody answers at night: travellers find it on the voucher.',
      example: <AgencyForm {...FORM} value={{ ...AGENCY, emergencyNumber: '81999998888' }} />,
    },
    dont: {
      words: 'The number of the office again: at 23:00 it rings in an empty room.',
      example: <AgencyForm {...FORM} value={{ ...AGENCY, emergencyNumber: AGENCY.telephoneNumber }} />,
    },
  },
];
