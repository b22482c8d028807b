import { DateInput } from '@guiche/ui/inputs/date-input';
import { Button } from '@guiche/ui/primitives/button';
import { Menu, MenuItem, MenuSeparator } from '@guiche/ui/primitives/menu';
import { Popover } from '@guiche/ui/primitives/popover';
import { useState } from 'react';
import { QUOTES } from './quotes.tsx';

/** What floats over a page, and the largest of our windows: each opens by its button. */
export function Gallery() {
  const [date, setDate] = useState<string | null>('2026-12-10');
  const [shown, setShown] = useState<string>();
  return (
    // A row that is nobody's, so that what stands beside a component does not move it.
    <div style={{ all: 'initial', display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <DateInput label="Embarque" value={date} onValueChange={setDate} />
      <Menu trigger={<Button>Mais ações</Button>}>
        <MenuItem hint="E">Editar cotação</MenuItem>
        <MenuItem disabled>Liberar solicitação</MenuItem>
        <MenuSeparator />
        <MenuItem tone="danger">Remover cotação</MenuItem>
      </Menu>
      <Popover trigger={<Button>Regras da tarifa</Button>} label="Regras da tarifa">
        <Button size="sm">Ver a família</Button>
      </Popover>
      {Object.keys(QUOTES).map((kind) => (
        <Button key={kind} onClick={() => setShown(kind)}>
          {kind}
        </Button>
      ))}
      {shown !== undefined && QUOTES[shown]?.(() => setShown(undefined))}
    </div>
  );
}
