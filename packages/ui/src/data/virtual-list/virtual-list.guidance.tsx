import { SearchX } from 'lucide-react';
import { EmptyState } from '../../feedback/empty-state/index.ts';
import { TextInput } from '../../inputs/text-input/index.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { VirtualList } from './virtual-list.tsx';

const TRAVELLERS = Array.from({ length: 2400 }, (_, index) => ({ id: index + 1, name: `Viajante ${index + 1}` }));
const idOf = ({ id }: { id: number }) => id;

function Travellers() {
  return (
    <VirtualList
      label="Viajantes"
      items={TRAVELLERS}
      itemKey={idOf}
      renderItem={({ name }) => name}
      empty={<EmptyState icon={<SearchX />} title="Nenhum viajante encontrado." />}
      className="g:h-36"
    />
  );
}

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: "A search field finds one of thousands; the browser's own search sees only the rows in sight.",
      example: (
        <div className="g:grid g:gap-2">
          <TextInput label="Nome do viajante" />
          <Travellers />
        </div>
      ),
    },
    dont: { words: 'Thousands of rows that can only be scrolled: nobody finds the one.', example: <Travellers /> },
  },
];
