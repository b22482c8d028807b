import { PAYMENT_TYPES } from '../../test-support/air-quote-fixtures.ts';
import { storedStay } from '../../test-support/hotel-quote-fixtures.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { NOW } from '../../test-support/request-fixtures.ts';
import { QuoteTextDialog } from '../quote-text-dialog/index.ts';
import { BookingEmailDialog } from './booking-email-dialog.tsx';

const STAY = storedStay({
  intermediador: 'DIRETO',
  fornecedorServico: { id: '9', nome: 'Rede Bourbon' },
  tipoApartamento: 'Standard',
  tipoCama: 'CAMA_CASAL',
  tipoTarifa: 'NET',
  email: 'reservas@boaviagem.test',
  tipoPagamento: PAYMENT_TYPES.find(({ tipoFormaPagamento }) => tipoFormaPagamento === 'FATURADO') ?? null,
});
const CONTEXT = 'Recife · 10/12/2026 – 13/12/2026 · Ana Lima';

export const guidance: readonly GuidancePair[] = [
  {
    framed: 620,
    do: {
      words: 'For the hotel: guests, room and payment, sent to its own address.',
      example: (
        <BookingEmailDialog
          open
          onOpenChange={() => undefined}
          onSend={() => undefined}
          onCopy={() => undefined}
          quote={STAY}
          context={CONTEXT}
          now={NOW}
        />
      ),
    },
    dont: {
      words: 'The text for the client names an offer and its price: no hotel takes it for a booking.',
      example: (
        <QuoteTextDialog
          open
          onOpenChange={() => undefined}
          quotes={[STAY]}
          context={CONTEXT}
          choice={{ language: 'pt-BR', form: 'plain' }}
          onChoiceChange={() => undefined}
          onCopy={async () => true}
        />
      ),
    },
  },
];
