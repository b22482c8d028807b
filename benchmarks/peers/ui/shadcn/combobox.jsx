import { Command } from 'cmdk';
import { useState } from 'react';
import { searchPlaces } from '../../../ui/page/content.ts';
import { Button, cn, INPUT, OPTION } from '../parts.jsx';
import * as Popover from './popover.jsx';

/** The caller filters: cmdk's own filter would keep all 5,000 items in the page. */
export function Combobox() {
  const [open, setOpen] = useState(false);
  const [term, setTerm] = useState('');
  const [chosen, setChosen] = useState('');
  return (
    <Popover.Popover open={open} onOpenChange={setOpen}>
      <Popover.Trigger asChild>
        <Button data-bench="press" role="combobox" aria-expanded={open} aria-label="Destino">
          {chosen || 'Destino'}
        </Button>
      </Popover.Trigger>
      <Popover.Content className="w-[450px] p-0">
        <Command shouldFilter={false} className={cn('flex h-full w-full flex-col overflow-hidden rounded-md')}>
          <Command.Input value={term} onValueChange={setTerm} className={cn(INPUT)} />
          <Command.List className={cn('max-h-80 scroll-py-1 overflow-y-auto overflow-x-hidden')}>
            <Command.Group className={cn('overflow-hidden p-1')}>
              {searchPlaces(term).map(({ id, label }) => (
                <Command.Item
                  key={id}
                  value={id}
                  onSelect={() => {
                    setChosen(label);
                    setOpen(false);
                  }}
                  className={cn(OPTION)}
                >
                  {label}
                </Command.Item>
              ))}
            </Command.Group>
          </Command.List>
        </Command>
      </Popover.Content>
    </Popover.Popover>
  );
}
