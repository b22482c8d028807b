import type { Meta, StoryObj } from '@storybook/react-vite';
import { EllipsisVertical, Pencil, Trash2, UserRoundX } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import {
  Menu,
  MenuCheckboxItem,
  MenuItem,
  type MenuItemProps,
  MenuLabel,
  type MenuProps,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
} from './index.ts';

const meta = {
  title: 'Primitives/Menu',
  component: Menu,
  parameters: { docs: { story: { inline: false, height: '280px' } } },
  args: {
    trigger: (
      <Button tone="quiet" size="icon" aria-label="Mais ações">
        <EllipsisVertical aria-hidden="true" />
      </Button>
    ),
    children: (
      <>
        <MenuItem icon={<Pencil aria-hidden="true" />} hint="E">
          Editar cotação
        </MenuItem>
        <MenuItem icon={<UserRoundX aria-hidden="true" />} disabled>
          Liberar solicitação
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Trash2 aria-hidden="true" />} tone="danger">
          Remover cotação
        </MenuItem>
      </>
    ),
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { tags: ['picture'], args: { open: true } };

function Choices(props: Omit<MenuProps, 'children'>) {
  const [order, setOrder] = useState('prazo');
  const [unread, setUnread] = useState(true);
  return (
    <Menu {...props}>
      <MenuRadioGroup label="Ordenar por" value={order} onValueChange={setOrder}>
        <MenuRadioItem value="prazo">Prazo</MenuRadioItem>
        <MenuRadioItem value="viagem">Data da viagem</MenuRadioItem>
      </MenuRadioGroup>
      <MenuSeparator />
      <MenuLabel>Mostrar</MenuLabel>
      <MenuCheckboxItem checked={unread} onCheckedChange={setUnread}>
        Só com mensagens novas
      </MenuCheckboxItem>
    </Menu>
  );
}

export const WithChoices: Story = { args: { open: true }, render: (args) => <Choices {...args} /> };

const onSelect = fn<NonNullable<MenuItemProps['onSelect']>>();
export const ByKeyboard: Story = {
  name: 'opens, moves and chooses by keyboard and gives the focus back',
  args: { children: <MenuItem onSelect={onSelect}>Editar cotação</MenuItem> },
  play: async ({ canvas, userEvent }) => {
    onSelect.mockClear();
    const trigger = canvas.getByRole('button', { name: 'Mais ações' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Editar cotação' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(onSelect).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const RadioChoice: Story = {
  name: 'marks the one choice that holds',
  render: (args) => <Choices {...args} />,
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Mais ações' });
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Data da viagem' }));
    await userEvent.click(trigger);
    await expect(await screen.findByRole('menuitemradio', { name: 'Data da viagem' })).toBeChecked();
    await expect(screen.getByRole('menuitemradio', { name: 'Prazo' })).not.toBeChecked();
  },
};

/** A menu with an entry that opens a window, as soon as its code is there. */
function MenuWithWindow() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Menu trigger={<Button>Ações</Button>}>
        <MenuItem onSelect={() => void Promise.resolve().then(() => setOpen(true))}>Duplicar</MenuItem>
      </Menu>
      <Dialog open={open} onOpenChange={setOpen} title="Nova cotação">
        <input aria-label="Tarifa" />
      </Dialog>
    </>
  );
}
export const WindowKeepsFocus: Story = {
  name: 'B-014 a window that an entry opens keeps the focus, and gives it back to the button of the menu',
  render: () => <MenuWithWindow />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ações' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Duplicar' }));
    const field = await screen.findByRole('textbox', { name: 'Tarifa' });
    // The menu gives the focus back a moment after it has gone.
    await new Promise((resolve) => setTimeout(resolve, 50));
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Ações' })).toHaveFocus());
  },
};
