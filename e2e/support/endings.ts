import { listIssues } from '@guiche/contract/requests';
import type { QuoteOf, TravelRequest } from '@guiche/domain/entities';
import { TIPO_SERVICO, type TipoServico } from '@guiche/domain/enums';
import { type IssueEnding, issueEnding } from '@guiche/domain/fines';
import { servicesOf } from '@guiche/domain/requests';
import type { Locator, Page } from '@playwright/test';
import { servicePanel } from './pages.ts';
import { type Caller, readRequest, takeOver } from './requests.ts';

/** An issue that can be ended, of a request of the caller. */
export interface Issue<Kind extends TipoServico> {
  readonly request: TravelRequest;
  readonly quote: QuoteOf[Kind];
}

type Wanted<Kind extends TipoServico> = (quote: QuoteOf[Kind], request: TravelRequest) => boolean;

/** The quote of a kind in a request that can be ended in a way. */
function endable<Kind extends TipoServico>(request: TravelRequest, kind: Kind, ending: IssueEnding): QuoteOf[Kind] | undefined {
  const services = servicesOf(request).filter(({ tipoServico }) => tipoServico === kind);
  const stored = services.flatMap(({ cotacoes }): readonly object[] => cotacoes);
  // A service has quotes of its kind.
  const quotes = stored as readonly QuoteOf[Kind][];
  return quotes.find((quote) => issueEnding(request.status, kind, quote) === ending);
}

/**
 * An issue that waits to be ended in a way, of a request that the caller takes over when nobody has. No two tests end the same: what was ended
 * waits no more.
 */
export async function issueOf<Kind extends TipoServico>(
  caller: Caller,
  kind: Kind,
  ending: IssueEnding,
  wanted: Wanted<Kind> = () => true,
): Promise<Issue<Kind>> {
  const listed = await caller.client.call(listIssues, { query: { isSupplier: true } });
  for (const { id, tiposServico, responsavel } of listed) {
    if (!tiposServico.includes(kind) || (responsavel !== null && responsavel.id !== caller.user.id)) continue;
    const request = await readRequest(caller, id);
    const quote = endable(request, kind, ending);
    if (!quote || !wanted(quote, request)) continue;
    if (responsavel === null) await takeOver(caller, request);
    return { request, quote };
  }
  throw new Error(`The demo data have no further issue of ${kind} that ends by ${ending}; kinds are ${TIPO_SERVICO.join(', ')}.`);
}

/** The quote as it is stored now. */
export async function storedQuote<Kind extends TipoServico>(caller: Caller, { request, quote }: Issue<Kind>): Promise<QuoteOf[Kind]> {
  const services = servicesOf(await readRequest(caller, request.id));
  const found = services.flatMap(({ cotacoes }): readonly { readonly id: string }[] => cotacoes).find(({ id }) => id === quote.id);
  if (!found) throw new Error(`Quote ${quote.id} is gone.`);
  return found as QuoteOf[Kind];
}

/** The button of a service's panel that ends an issue. */
export function endButton(page: Page, kind: TipoServico, name: string | RegExp): Locator {
  return servicePanel(page, kind).getByRole('button', { name, exact: true });
}
