import type { ItineraryFlight, ItineraryLine, LineMeaning } from '@guiche/domain/air/itinerary';
import { formatDateTime } from '@guiche/masks/date-time';
import { Check, CircleSlash, Minus, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../feedback/badge/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { itineraryPasteTexts } from './itinerary-paste.texts.ts';
import type { CodeLookup } from './use-code-lookup.ts';

interface ReadLineProps {
  line: ItineraryLine;
  lookup: CodeLookup;
}

type Told = Exclude<LineMeaning, { kind: 'flight' }>;

const LOOKS = {
  understood: { Icon: Check, icon: 'g:text-success-ink', row: '' },
  leftOut: { Icon: CircleSlash, icon: 'g:text-ink-2', row: '' },
  silent: { Icon: Minus, icon: 'g:text-ink-3', row: 'g:text-ink-2' },
  notUnderstood: { Icon: TriangleAlert, icon: 'g:text-warning-ink', row: 'g:bg-warning-soft g:text-warning-ink' },
} as const;

function lookOf({ kind }: LineMeaning): keyof typeof LOOKS {
  if (kind === 'silent' || kind === 'notUnderstood') return kind;
  return kind === 'notTaken' || kind === 'open' ? 'leftOut' : 'understood';
}

/** One line of the text: its number, and what was read of it. */
export function ReadLine({ line, lookup }: ReadLineProps) {
  const { meaning, number, text } = line;
  const { Icon, icon, row } = LOOKS[lookOf(meaning)];
  return (
    <li className={`g:grid g:grid-cols-[1.5rem_1rem_minmax(0,1fr)] g:items-start g:gap-2 g:px-2 g:py-1 ${row}`}>
      <span className="g:text-end g:text-ink-2 g:text-sm g:tabular">{number}</span>
      <Icon aria-hidden="true" className={`g:mt-0.5 g:size-4 ${icon}`} />
      {meaning.kind === 'flight' ? <FlightRead flight={meaning.flight} lookup={lookup} /> : <LineTold meaning={meaning} text={text} />}
    </li>
  );
}

function LineTold({ meaning, text }: { meaning: Told; text: string }) {
  const t = useTexts(itineraryPasteTexts);
  const told = (label: string, value?: ReactNode) => (
    <p className="g:min-w-0 g:break-words">
      {label}
      {value !== undefined && <span className="g:font-medium"> {value}</span>}
    </p>
  );
  // The flight itself was not read further: its line says which one it is.
  const left = (label: string) => (
    <p className="g:min-w-0 g:break-words">
      {label}: <span className="g:text-ink-2">{text.trim()}</span>
    </p>
  );
  switch (meaning.kind) {
    case 'passengers':
      return told(`${t('passengers', { count: meaning.passengers.length })}:`, meaning.passengers.join(', '));
    case 'locator':
      return told(`${t('locator')}:`, meaning.locator ?? t('noLocator'));
    case 'airlineLocator':
      return told(`${t('airlineLocator')}:`, meaning.locator ?? t('noLocator'));
    case 'timeLimit':
      return told(`${t('timeLimit')}:`, meaning.timeLimit === null ? t('noTimeLimit') : formatDateTime(meaning.timeLimit));
    case 'notTaken':
      return left(meaning.status === 'FLWN' ? t('flown') : t('notTaken', { status: meaning.status }));
    case 'open':
      return left(t('open'));
    case 'gap':
      return told(t('gap'));
    default:
      return (
        <p className="g:min-w-0 g:break-words">
          <span className={meaning.kind === 'notUnderstood' ? 'g:font-semibold' : 'g:own'}>{t(meaning.kind)}:</span> {text.trim()}
        </p>
      );
  }
}

function FlightRead({ flight, lookup }: { flight: ItineraryFlight; lookup: CodeLookup }) {
  const t = useTexts(itineraryPasteTexts);
  const { airports, airlines } = lookup.known;
  const { airline, origin, destination } = flight;
  const places = [origin, destination].map((code) => airports.get(code)?.local ?? code).join(' → ');
  const names = [airlines.get(airline)?.nome, places === `${origin} → ${destination}` ? undefined : places].filter(Boolean);
  const unknown = [...new Set([airline, origin, destination])].filter(lookup.isUnknown);
  return (
    <div className="g:min-w-0">
      <p className="g:flex g:flex-wrap g:items-baseline g:gap-x-3">
        <strong className="g:font-semibold">{`${airline} ${flight.number}`}</strong>
        <strong className="g:font-semibold">{`${origin} → ${destination}`}</strong>
        <span className="g:tabular">{`${formatDateTime(flight.departure)} → ${formatDateTime(flight.arrival)}`}</span>
        <span className="g:text-ink-2">{flight.status}</span>
      </p>
      {/* The names have their room from the start: what stands below does not move when they come. */}
      {(names.length > 0 || lookup.state === 'pending') && <p className="g:text-ink-2 g:text-sm">{names.join(' · ') || '…'}</p>}
      {unknown.length > 0 && (
        <p className="g:mt-0.5 g:flex g:flex-wrap g:gap-1">
          {unknown.map((code) => (
            <Badge key={code} tone="warning" icon={<TriangleAlert aria-hidden="true" />}>
              {t('unknownCode', { code })}
            </Badge>
          ))}
        </p>
      )}
    </div>
  );
}
