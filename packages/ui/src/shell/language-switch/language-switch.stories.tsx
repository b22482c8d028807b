import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { LanguageSwitch } from './language-switch.tsx';

const meta = {
  title: 'Shell/LanguageSwitch',
  component: LanguageSwitch,
  args: { value: 'pt-BR', onValueChange: fn() },
} satisfies Meta<typeof LanguageSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Picks: Story = {
  name: 'A-003 A-005 offers the three languages and hands out the one picked',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Idioma: Português' }));
    const offered = await screen.findAllByRole('menuitemradio');
    await expect(offered.map(({ textContent }) => textContent)).toEqual(['Português', 'English', 'Español']);
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Español' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('es');
  },
};
