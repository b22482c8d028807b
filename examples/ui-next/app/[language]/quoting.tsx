'use client';

import { newAirQuote } from '@guiche/domain/air/quote';
import type { AirQuote } from '@guiche/domain/entities';
import { BRL } from '@guiche/domain/pricing';
import { Autocomplete, type AutocompleteItem } from '@guiche/ui/inputs/autocomplete';
import { AirQuoteModal } from '@guiche/ui/modals/air-quote-modal';
import { Button } from '@guiche/ui/primitives/button';
import { Dialog } from '@guiche/ui/primitives/dialog';
import { useState } from 'react';
import { AIRPORTS, searchAirlines, searchAirports } from './airports';

const newId = () => crypto.randomUUID();

function newQuote(): AirQuote {
  return newAirQuote({
    service: {
      id: newId(),
      tipo: 'IDA',
      segmentos: [{ origem: 'GRU', origemData: AIRPORTS[0] ?? null, destino: 'REC', destinoData: AIRPORTS[1] ?? null, data: '2026-12-10' }],
      viajantes: [],
      camposCustomizados: [],
    },
    agency: { id: 1, fornecedorPadrao: null },
    consolidators: [],
    newId,
  });
}

async function findAirports(term: string): Promise<AutocompleteItem[]> {
  return (await searchAirports(term)).map(({ iata, nome }) => ({ id: iata, label: `${iata} · ${nome}` }));
}

/** A choice, a window and the quote of a flight. */
export function Quoting() {
  const [airport, setAirport] = useState<AutocompleteItem | null>(null);
  const [helping, setHelping] = useState(false);
  const [quote, setQuote] = useState<AirQuote>();
  const [saved, setSaved] = useState<number>();
  return (
    <section>
      <Autocomplete label="Origem" onSearch={findAirports} debounce={0} onValueChange={setAirport} />
      <output aria-label="Aeroporto">{airport?.id}</output>
      <Button onClick={() => setHelping(true)}>Ajuda</Button>
      <Dialog open={helping} onOpenChange={setHelping} title="Como cotar">
        <p>Escolha a origem e digite os valores.</p>
      </Dialog>
      <Button tone="primary" onClick={() => setQuote(newQuote())}>
        Cotar
      </Button>
      {quote && (
        <AirQuoteModal
          open
          onOpenChange={() => setQuote(undefined)}
          context="GRU → REC · 10/12"
          value={quote}
          options={{ consolidators: [], suppliers: [], intermediaries: ['DIRETO'], paymentTypes: [], currencies: [BRL] }}
          suggestRate={async () => 5.43}
          travellers={[]}
          mode="quote"
          temFornecedorExterno={false}
          sources={{ searchAirports, searchAirlines, listFareFamilies: async () => [] }}
          service={{ tipo: 'IDA', segmentos: [], retroativo: false }}
          markup={{ ownAgency: true, requestStatus: 'COTACAO_AGENCIA', marginPercent: 10 }}
          onIntermediaryChange={() => {}}
          now={() => new Date()}
          newId={newId}
          onSubmit={async ({ total }) => {
            setSaved(total ?? undefined);
            setQuote(undefined);
            return [];
          }}
        />
      )}
      <output aria-label="Total">{saved}</output>
    </section>
  );
}
