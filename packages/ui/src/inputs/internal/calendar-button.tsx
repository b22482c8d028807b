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
        className="g:flex g:h-full g:shrink-0 g:items-center g:rounded-md g:px-2 g:text-ink-3 g:hover:text-ink"
      >
        <CalendarDays aria-hidden="true" className="g:size-4" />
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
          className="g:z-50 g:animate-rise g:rounded-md g:border g:border-line g:bg-surface-1 g:p-2 g:text-ink g:shadow-pop g:outline-none"
        >
          <Calendar
            {...calendar}
            meanwhile={<div className="g:h-64 g:w-58 g:animate-shimmer g:rounded-md g:bg-surface-2" />}
            onPick={(iso) => {
              onPick(iso);
              onOpenChange(false);
            }}
          />
          {time && (
            <div className="g:mt-2 g:border-line g:border-t g:pt-2">
              <TimeInput {...time} label={t('time')} size="sm" />
            </div>
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
