import * as Popover from '@radix-ui/react-popover';
import type { RefObject } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { TimeInput, type TimeInputProps } from '../time-input/index.ts';
import { Calendar, type CalendarProps } from './calendar.tsx';
import { calendarPanelTexts } from './calendar-panel.texts.ts';

export interface CalendarPanelProps extends CalendarProps {
  /** The label of the field. */
  label: string;
  /** The button that opens it. */
  anchor: RefObject<HTMLElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The time of day, which is typed below the days; a date has none. */
  time?: Pick<TimeInputProps, 'value' | 'onValueChange'> | undefined;
  /** Where the focus goes when the calendar closes. */
  onReturn: () => void;
}

/** The calendar of a date field, and the time below it, in a panel at the field's button. Code of its own: it comes when it is opened. */
export function CalendarPanel({ label, anchor, open, onOpenChange, onReturn, onPick, time, ...calendar }: CalendarPanelProps) {
  const t = useTexts(calendarPanelTexts);
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Anchor virtualRef={anchor as RefObject<HTMLElement>} />
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
          // A press on the button closes the panel by itself.
          onInteractOutside={(event) => event.target instanceof Node && anchor.current?.contains(event.target) && event.preventDefault()}
          className="g:z-50 g:animate-rise g:rounded-md g:border g:border-line g:bg-surface-1 g:p-2 g:text-ink g:shadow-pop g:outline-none"
        >
          <Calendar
            {...calendar}
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
