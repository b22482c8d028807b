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

const navigation =
  'g:inline-flex g:size-7 g:items-center g:justify-center g:rounded-md g:text-ink-2 g:hover:bg-surface-2 g:aria-disabled:opacity-40';

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
        Weekdays: (props) => (
          <thead aria-hidden="true" className="g:own">
            <tr {...props} />
          </thead>
        ),
        Chevron: ({ orientation }) =>
          orientation === 'left' ? (
            <ChevronLeft aria-hidden="true" className="g:size-4" />
          ) : (
            <ChevronRight aria-hidden="true" className="g:size-4" />
          ),
      }}
      classNames={{
        root: 'g:w-58',
        months: 'g:own',
        caption_label: 'g:own',
        weekdays: 'g:own',
        weeks: 'g:own',
        week: 'g:own',
        month: 'g:grid g:grid-cols-[auto_1fr_auto] g:items-center g:gap-y-1',
        month_caption: 'g:text-center g:font-medium g:text-sm g:first-letter:uppercase',
        button_previous: navigation,
        button_next: navigation,
        month_grid: 'g:col-span-full g:w-full g:border-collapse',
        weekday: 'g:h-6 g:text-center g:font-normal g:text-ink-3 g:text-xs',
        day: 'g:p-0 g:text-center g:text-sm',
        day_button:
          'g:inline-flex g:size-8 g:items-center g:justify-center g:rounded-md g:tabular g:not-disabled:hover:bg-surface-2 g:disabled:cursor-not-allowed g:disabled:text-ink-3 g:disabled:line-through',
        outside: 'g:text-ink-3',
        today: 'g:font-semibold g:text-accent-text g:[&>button]:underline g:[&>button]:underline-offset-4',
        selected:
          'g:[&>button]:bg-accent g:[&>button]:font-semibold g:[&>button]:text-accent-ink g:[&>button]:no-underline g:[&>button]:hover:bg-accent-hover',
      }}
    />
  );
}
