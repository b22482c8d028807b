import { CalendarDays } from 'lucide-react';
import { useRef } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { onDemand } from '../../on-demand/index.ts';
import { calendarButtonTexts } from './calendar-button.texts.ts';
import type { CalendarPanelProps } from './calendar-panel.tsx';

// The panel, the calendar and its languages weigh more than the field: they come when it is opened.
const CalendarPanel = onDemand(async () => (await import('./calendar-panel.tsx')).CalendarPanel);

export interface CalendarButtonProps extends Omit<CalendarPanelProps, 'anchor' | 'onClose'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * The button in a date field that opens a calendar.
 *
 * It is no stop of Tab: a form has many dates and the clerk types them. Alt+Down in the field opens the calendar.
 */
export function CalendarButton({ open, onOpenChange, ...panel }: CalendarButtonProps) {
  const { label } = panel;
  const t = useTexts(calendarButtonTexts);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        tabIndex={-1}
        aria-label={t('openCalendar', { label })}
        aria-haspopup="dialog"
        aria-expanded={open}
        // A panel that cannot be fetched yet is asked for again by the press.
        onPointerEnter={() => void CalendarPanel.preload().catch(() => undefined)}
        onClick={() => onOpenChange(!open)}
        className="g:flex g:h-full g:shrink-0 g:items-center g:rounded-md g:px-2 g:text-ink-3 g:hover:text-ink"
      >
        <CalendarDays aria-hidden="true" className="g:size-4" />
      </button>
      {open && <CalendarPanel {...panel} anchor={button} onClose={() => onOpenChange(false)} />}
    </>
  );
}
