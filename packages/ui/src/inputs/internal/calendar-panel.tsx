import type { RefObject } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { FloatingPanel } from '../../internal/floating-panel.tsx';
import { TimeInput, type TimeInputProps } from '../time-input/index.ts';
import { Calendar, type CalendarProps } from './calendar.tsx';
import { calendarPanelTexts } from './calendar-panel.texts.ts';

export interface CalendarPanelProps extends CalendarProps {
  /** The label of the field. */
  label: string;
  /** The button that opens it. */
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** The time of day, which is typed below the days; a date has none. */
  time?: Pick<TimeInputProps, 'value' | 'onValueChange'> | undefined;
  /** Where the focus goes when the calendar closes. */
  onReturn: () => void;
}

/** The calendar of a date field, and the time below it, in a panel at the field's button. Code of its own: it comes when it is opened. */
export function CalendarPanel({ label, anchor, onClose, onReturn, onPick, time, ...calendar }: CalendarPanelProps) {
  const t = useTexts(calendarPanelTexts);
  return (
    <FloatingPanel
      label={t('calendar', { label })}
      anchor={anchor}
      side="bottom"
      align="end"
      gap={6}
      // A dialog around takes the focus back that the calendar gives to the day: it holds it until the panel is there.
      start={(panel) => panel.querySelector('[role="grid"] button[tabindex="0"]')}
      onClose={onClose}
      onReturn={onReturn}
      className="g:p-2"
    >
      <Calendar
        {...calendar}
        onPick={(iso) => {
          onPick(iso);
          onClose();
        }}
      />
      {time && (
        <div className="g:mt-2 g:border-line g:border-t g:pt-2">
          <TimeInput {...time} label={t('time')} size="sm" />
        </div>
      )}
    </FloatingPanel>
  );
}
