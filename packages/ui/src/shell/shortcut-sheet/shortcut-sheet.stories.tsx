import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { ShortcutSheet } from './shortcut-sheet.tsx';

const meta = {
  title: 'Shell/ShortcutSheet',
  component: ShortcutSheet,
  parameters: { docs: { story: { inline: false, height: '620px' } } },
  args: {
    open: true,
    onOpenChange: fn(),
    enabled: true,
    onEnabledChange: fn(),
    groups: [
      {
        label: 'Lista de solicitações',
        shortcuts: [
          { label: 'Próxima solicitação', ways: [['j'], ['↓']] },
          { label: 'Solicitação anterior', ways: [['k'], ['↑']] },
          { label: 'Abrir a solicitação', ways: [['Enter']] },
          { label: 'Assumir', ways: [['t']] },
          { label: 'Liberar', ways: [['r']] },
        ],
      },
      {
        label: 'Em todas as telas',
        shortcuts: [
          { label: 'Ir para…', ways: [['Ctrl K']] },
          { label: 'Agência', ways: [['g', 'a']] },
          { label: 'Pendências', ways: [['g', 'p']] },
          { label: 'Atalhos de teclado', ways: [['?']] },
        ],
      },
    ],
  },
} satisfies Meta<typeof ShortcutSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

const sheet = () => within(screen.getByRole('dialog', { name: 'Atalhos de teclado' }));

export const Sheet: Story = {};

export const OfAList: Story = {
  name: 'B-048 all that holds here: each action with its keys, in groups',
  play: async () => {
    const [list, everywhere] = sheet().getAllByRole('region');
    await expect(list).toHaveAccessibleName('Lista de solicitações');
    await expect(everywhere).toHaveAccessibleName('Em todas as telas');
    const entries = sheet().getAllByRole('term');
    await expect(entries.map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)).toEqual([
      'Próxima solicitação: jou↓',
      'Solicitação anterior: kou↑',
      'Abrir a solicitação: Enter',
      'Assumir: t',
      'Liberar: r',
      'Ir para…: Ctrl K',
      'Agência: gdepoisa',
      'Pendências: gdepoisp',
      'Atalhos de teclado: ?',
    ]);
  },
};

export const SwitchedOff: Story = {
  name: 'B-048 the shortcuts of one key can be switched off and on again',
  args: { enabled: false },
  play: async ({ args }) => {
    const box = sheet().getByRole('checkbox', { name: 'Usar atalhos de uma tecla' });
    await expect(box).not.toBeChecked();
    await userEvent.click(box);
    await expect(args.onEnabledChange).toHaveBeenCalledWith(true);
  },
};
