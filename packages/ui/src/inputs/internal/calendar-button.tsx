import * as Popover from '@radix-ui/react-popover';
import { CalendarDays } from 'lucide-react';
import { useTexts } from '../../i18n/index.ts';
import { onDemand } from '../../on-demand/index.ts';
import { TimeInput, type TimeInputProps } from '../time-input/index.ts';
import type { CalendarProps } from './calendar.tsx';
import { calendarButtonTexts } from './calendar-button.texts.ts';

// The calendar and its languages weigh more than the field: they come when it is opened.
const Calendar = onDemand(async () => (await import('./calendar.tsx')).Calendar);

export interface CalendarButtonProps extends CalendarProps {
  /** The label of the field. */
  label: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The time of day, which is typed below the days; a date has none. */
  time?: Pick<TimeInputProps, 'value' | 'onValueChange'> | undefined;
  /** Where the focus goes when the calendar closes. */
  onReturn: () => void;
}

/**
 * The button in a date field that opens a calendar.
 *
 * It is no stop of Tab: a form has many dates and the clerk types them. Alt+Down in the field opens the calendar.
 */
export function CalendarButton({ label, open, onOpenChange, onReturn, onPick, time, ...calendar }: CalendarButtonProps) {
  const t = useTexts(calendarButtonTexts);
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Trigger
        type="button"
        tabIndex={-1}
        aria-label={t('openCalendar', { label })}
        className="flex h-full shrink-0 items-center rounded-md px-2 text-ink-3 hover:text-ink"
      >
        <CalendarDays aria-hidden="true" className="size-4" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          aria-label={t('calendar', { label })}
          align="end"
          sideOffset={6}
          collisionPadding={8}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onReturn();
          }}
          className="z-50 animate-rise rounded-md border border-line bg-surface-1 p-2 text-ink shadow-pop outline-none"
        >
          <Calendar
            {...calendar}
            meanwhile={<div className="h-64 w-58 animate-shimmer rounded-md bg-surface-2" />}
            onPick={(iso) => {
              onPick(iso);
              onOpenChange(false);
            }}
          />
          {time && (
            <div className="mt-2 border-line border-t pt-2">
              <TimeInput {...time} label={t('time')} size="sm" />
            </div>
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
