import { ChevronLeft, ChevronRight } from 'lucide-react';
import { DayPicker, type Matcher } from 'react-day-picker';
import { enUS } from 'react-day-picker/locale/en-US';
import { es } from 'react-day-picker/locale/es';
import { ptBR } from 'react-day-picker/locale/pt-BR';
import { useUiLanguage } from '../../i18n/index.ts';

export interface CalendarProps {
  /** ISO date. */
  value: string | null;
  onPick: (iso: string) => void;
  min?: string | undefined;
  max?: string | undefined;
  today?: string | undefined;
  /** The day in whose month the calendar opens while there is no value. */
  day?: string | undefined;
}

const LOCALES = { 'pt-BR': ptBR, en: enUS, es };

/** The day at local midnight; the calendar never sees a time or a zone. */
function dayOf(iso: string): Date {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
  const date = new Date(2000, month - 1, day);
  date.setFullYear(year, month - 1, day);
  return date;
}

function isoOf(day: Date): string {
  const pad = (value: number, length: number) => String(value).padStart(length, '0');
  return `${pad(day.getFullYear(), 4)}-${pad(day.getMonth() + 1, 2)}-${pad(day.getDate(), 2)}`;
}

const navigation = 'inline-flex size-7 items-center justify-center rounded-md text-ink-2 hover:bg-surface-2 aria-disabled:opacity-40';

/** A month to pick a day from, in our look. Keyboard: arrows, Page Up and Page Down (with Shift a year), Home and End. */
export function Calendar({ value, onPick, min, max, today, day }: CalendarProps) {
  const language = useUiLanguage();
  const closed: Matcher[] = [...(min ? [{ before: dayOf(min) }] : []), ...(max ? [{ after: dayOf(max) }] : [])];
  const month = value ?? day ?? today ?? min;
  return (
    <DayPicker
      mode="single"
      autoFocus
      fixedWeeks
      showOutsideDays
      navLayout="around"
      weekStartsOn={0}
      locale={LOCALES[language]}
      selected={value ? dayOf(value) : undefined}
      {...(month ? { defaultMonth: dayOf(month) } : {})}
      {...(today ? { today: dayOf(today) } : {})}
      disabled={closed}
      onDayClick={(day, { disabled }) => {
        if (!disabled) onPick(isoOf(day));
      }}
      formatters={{
        // The library's short "sab" lacks its accent.
        formatWeekdayName: (day) => day.toLocaleDateString(language, { weekday: 'short' }).replace('.', ''),
      }}
      components={{
        Chevron: ({ orientation }) =>
          orientation === 'left' ? (
            <ChevronLeft aria-hidden="true" className="size-4" />
          ) : (
            <ChevronRight aria-hidden="true" className="size-4" />
          ),
      }}
      classNames={{
        root: 'w-58',
        month: 'grid grid-cols-[auto_1fr_auto] items-center gap-y-1',
        month_caption: 'text-center font-medium text-sm first-letter:uppercase',
        button_previous: navigation,
        button_next: navigation,
        month_grid: 'col-span-full w-full border-collapse',
        weekday: 'h-6 text-center font-normal text-ink-3 text-xs',
        day: 'p-0 text-center text-sm',
        day_button:
          'inline-flex size-8 items-center justify-center rounded-md tabular-nums not-disabled:hover:bg-surface-2 disabled:cursor-not-allowed disabled:text-ink-3 disabled:line-through',
        outside: 'text-ink-3',
        today: 'font-semibold text-accent-text [&>button]:underline [&>button]:underline-offset-4',
        selected:
          '[&>button]:bg-accent [&>button]:font-semibold [&>button]:text-accent-ink [&>button]:no-underline [&>button]:hover:bg-accent-hover',
      }}
    />
  );
}
