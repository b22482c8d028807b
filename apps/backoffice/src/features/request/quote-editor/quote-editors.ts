import type { Quote, QuoteOf, Service } from '@guiche/domain/entities';
import type { TipoServico } from '@guiche/domain/enums';
import { type OnDemand, onDemand } from '@guiche/ui/on-demand';
import type { ReactNode } from 'react';
import { withMessages } from '../../../shared/i18n/with-messages.ts';
import type { QuoteEditorProps } from './use-quote-editor.tsx';

type Editor<OfKind extends Service, OfQuote extends Quote> = (props: QuoteEditorProps<OfKind, OfQuote>) => ReactNode;

/** The editor of the quotes of one kind of service: its code is fetched when it is needed. */
export type QuoteEditor = OnDemand<QuoteEditorProps<Service, Quote>>;

/** The kinds that are quoted, each with its editor, which is fetched with its texts; the quotes of the other kinds are only shown. */
const SOURCES: {
  readonly [Kind in TipoServico]?: () => Promise<Editor<Extract<Service, { tipoServico: Kind }>, QuoteOf[Kind]>>;
} = {
  AEREO: async () => (await withMessages(import('../air-quote/air-quote-editor.tsx'))).AirQuoteEditor,
  CARRO: async () => (await withMessages(import('../car-quote/car-quote-editor.tsx'))).CarQuoteEditor,
  HOTEL: async () => (await withMessages(import('../hotel-quote/hotel-quote-editor.tsx'))).HotelQuoteEditor,
  OUTROS: async () => (await withMessages(import('../other-quote/other-quote-editor.tsx'))).OtherQuoteEditor,
  RODOVIARIO: async () => (await withMessages(import('../bus-quote/bus-quote-editor.tsx'))).BusQuoteEditor,
};

const EDITORS = new Map<string, QuoteEditor>(
  // Each editor is only given services and quotes of its kind: `quoteEditorOf` chooses it by the service, and a service has quotes of its kind.
  Object.entries(SOURCES).map(([kind, load]) => [kind, onDemand(load as () => Promise<Editor<Service, Quote>>)]),
);

/** The editor of the quotes of a service; undefined for a kind that is only shown. */
export function quoteEditorOf({ tipoServico }: Pick<Service, 'tipoServico'>): QuoteEditor | undefined {
  return EDITORS.get(tipoServico);
}
