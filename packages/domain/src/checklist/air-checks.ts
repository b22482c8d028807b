import { formatDateTime } from '@guiche/masks/date-time';
import { isLocator } from '@guiche/masks/locator';
import { isTicketNumber, ticketNumbers } from '@guiche/masks/ticket-number';
import { needsTicketNumber } from '../air/issuing/index.ts';
import { reservationState } from '../air/quote/index.ts';
import { brazilianClock } from '../dates/index.ts';
import type { AirQuote, AirService } from '../entities/index.ts';
import { quoteLocators } from '../quotes/index.ts';
import { type TripWarningKind, tripWarnings, warningWording } from '../trips/index.ts';
import { checked, finding, type IssueCheck } from './issue-check.ts';

function locatorChecks({ segmentos }: AirQuote): readonly IssueCheck[] {
  const flights = segmentos.flatMap(({ voos }, segment) =>
    voos.map((flight, index) => ({ flight, field: `segmentos.${segment}.voos.${index}.localizador` })),
  );
  return flights.flatMap(({ flight, field }): readonly IssueCheck[] => {
    const localizador = flight.localizador?.trim() ?? '';
    if (localizador === '') {
      const voo = `${flight.cia ?? ''}${flight.numero ?? ''}` || `${flight.origem ?? '–'} → ${flight.destino ?? '–'}`;
      return [finding('FALTA', 'LOCALIZADOR', field, { key: 'conferencia_localizador_falta', params: { voo } })];
    }
    if (isLocator(localizador)) return [];
    return [finding('CONFERIR', 'LOCALIZADOR', field, { key: 'conferencia_localizador_invalido', params: { localizador } })];
  });
}

/**
 * Whether a ticket number says that it is wrong. One of fourteen digits ends with its check digit: the remainder of the division by seven, of
 * the ten digits of the form and serial number or of all thirteen, as the airline does it (IATA Resolution 722). Others have none.
 */
function checkDigitIsWrong(numero: string): boolean {
  const [, all = '', digit = ''] = /^(\d{13})(\d)$/.exec(numero) ?? [];
  if (digit === '') return false;
  return [all, all.slice(3)].every((digits) => Number(digits) % 7 !== Number(digit));
}

/** How many digits a ticket has: form and serial number, with the airline's three before them, and with the check digit behind them. */
const TICKET_DIGITS: readonly number[] = [10, 11, 13, 14];

/** Whether something else was taken for a ticket: it has other characters than digits, or too few or too many of them. */
function isNoNumber(numero: string): boolean {
  return !/^\d+$/.test(numero) || !TICKET_DIGITS.includes(numero.length);
}

const TICKET = 'numeroBilhete';

function ticketFindings(quote: AirQuote): readonly IssueCheck[] {
  const { numeroBilhete } = quote;
  if (!numeroBilhete?.trim()) return [finding('FALTA', 'BILHETE', TICKET, { key: 'conferencia_bilhete_falta' })];
  const toLookAt = (key: 'conferencia_bilhete_invalido' | 'conferencia_bilhete_digito', bilhete: string) =>
    finding('CONFERIR', 'BILHETE', TICKET, { key, params: { bilhete } });
  if (!isTicketNumber(numeroBilhete)) return [toLookAt('conferencia_bilhete_invalido', numeroBilhete.trim())];
  const locators = quoteLocators(quote);
  // One for each traveller, when they were captured.
  return ticketNumbers(numeroBilhete).flatMap((bilhete) => {
    // Some airlines have no other number of a ticket than the booking's.
    if (locators.includes(bilhete.toUpperCase())) return [];
    if (isNoNumber(bilhete)) return toLookAt('conferencia_bilhete_invalido', bilhete);
    return checkDigitIsWrong(bilhete) ? toLookAt('conferencia_bilhete_digito', bilhete) : [];
  });
}

/** What a clerk looks at in the flights: the nights and the other trips of a traveller are told at their service. */
const OF_FLIGHTS: readonly TripWarningKind[] = ['CHEGADA_APOS_PARTIDA', 'CONEXAO_CURTA', 'VOLTA_ANTES_DA_IDA'];

/** The warnings about the connections of a quote that nobody has dismissed. */
function connectionFindings(quote: AirQuote, service: AirService, dismissed: ReadonlySet<string>): readonly IssueCheck[] {
  return tripWarnings([service], [quote], { trips: [] })
    .filter(({ kind, idCotacao, chave }) => idCotacao === quote.id && OF_FLIGHTS.includes(kind) && !dismissed.has(chave))
    .map((warning) => finding('CONFERIR', 'CONEXAO', 'segmentos', warningWording(warning)));
}

/** What is looked at in an air quote alone: locators, ticket number, validity and connections. */
export function airChecks(
  quote: AirQuote,
  service: AirService,
  { now, dismissed }: { readonly now: Date; readonly dismissed: ReadonlySet<string> },
): readonly IssueCheck[] {
  const { validadeReserva } = quote;
  const expired = reservationState(quote, now) === 'past' && validadeReserva !== null;
  return [
    ...checked('LOCALIZADOR', 'segmentos.0.voos.0.localizador', locatorChecks(quote)),
    ...(needsTicketNumber(quote) ? checked('BILHETE', TICKET, ticketFindings(quote)) : []),
    ...(validadeReserva === null
      ? []
      : checked(
          'VALIDADE',
          'validadeReserva',
          expired
            ? [
                finding('CONFERIR', 'VALIDADE', 'validadeReserva', {
                  key: 'conferencia_validade_vencida',
                  params: { validade: formatDateTime(brazilianClock(new Date(validadeReserva))) },
                }),
              ]
            : [],
        )),
    ...(quote.segmentos.some(({ voos }) => voos.length > 1) || quote.segmentos.length > 1
      ? checked('CONEXAO', 'segmentos', connectionFindings(quote, service, dismissed))
      : []),
  ];
}
