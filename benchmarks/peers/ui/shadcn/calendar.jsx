import { DayPicker } from 'react-day-picker';
import { ptBR } from 'react-day-picker/locale';
import { cn } from '../parts.jsx';

const NAV = 'inline-flex size-8 items-center justify-center rounded-md p-0 hover:bg-accent aria-disabled:opacity-50';

export function Calendar({ className, ...rest }) {
  return (
    <DayPicker
      showOutsideDays
      locale={ptBR}
      className={cn('bg-background p-3', className)}
      classNames={{
        months: 'relative flex flex-col gap-4',
        month: 'flex w-full flex-col gap-4',
        nav: 'absolute inset-x-0 top-0 flex w-full items-center justify-between gap-1',
        button_previous: NAV,
        button_next: NAV,
        chevron: 'size-4',
        month_caption: 'flex h-8 w-full items-center justify-center px-8',
        caption_label: 'select-none font-medium text-sm',
        month_grid: 'w-full border-collapse',
        weekdays: 'flex',
        weekday: 'flex-1 select-none rounded-md font-normal text-[0.8rem] text-muted-foreground',
        week: 'mt-2 flex w-full',
        day: 'relative aspect-square h-full w-full select-none p-0 text-center',
        day_button: 'inline-flex size-8 items-center justify-center rounded-md font-normal hover:bg-accent',
        selected: 'rounded-md bg-primary text-primary-foreground',
        today: 'rounded-md bg-accent',
        outside: 'text-muted-foreground',
        disabled: 'opacity-50',
      }}
      {...rest}
    />
  );
}
