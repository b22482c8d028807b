import './theme.css';
import * as Popover from '@radix-ui/react-popover';
import { Command } from 'cmdk';
import { useState } from 'react';
import { searchPlaces } from '../../ui/page/content.ts';
import { mountPart } from '../../ui/page/mount-part.tsx';
import { Button, cn, FADE_AND_ZOOM, INPUT, OPTION } from './parts.jsx';

/** The caller filters: cmdk's own filter would keep all 5,000 items in the page. */
function AutocompletePart() {
  const [open, setOpen] = useState(false);
  const [term, setTerm] = useState('');
  const [chosen, setChosen] = useState('');
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger asChild>
        <Button data-bench="press" role="combobox" aria-expanded={open}>
          {chosen || 'Destino'}
        </Button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={4}
          className={cn('z-50 w-[450px] rounded-md border bg-popover p-0 shadow-md outline-hidden', FADE_AND_ZOOM)}
        >
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
      </Popover.Portal>
    </Popover.Root>
  );
}

mountPart({ autocomplete: AutocompletePart });
