import type { ExternalSupplier } from '@guiche/domain/entities';
import type { GuidancePair } from '../../test-support/page.ts';
import { TextInput } from '../text-input/index.ts';
import { ExternalSupplierLookup } from './external-supplier-lookup.tsx';

const REDE: ExternalSupplier = {
  codigo: 'F-102',
  descricao: 'Rede Boa Viagem de Hotéis Ltda.',
  dados: JSON.stringify({ cnpj: '11222333000181', cidade: 'Recife', estado: 'PE' }),
};

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'Chosen from the other system, with CNPJ and city to tell two of one name apart.',
      example: <ExternalSupplierLookup label="Fornecedor externo" placeholder="Nome ou CNPJ" defaultValue={REDE} onSearch={() => [REDE]} />,
    },
    dont: {
      words: 'A typed name is no supplier there: the invoice finds nobody.',
      example: <TextInput label="Fornecedor externo" placeholder="Digite o fornecedor…" defaultValue="rede boa viagem recife" />,
    },
  },
];
