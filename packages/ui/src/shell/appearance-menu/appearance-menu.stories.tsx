import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { AppearanceMenu } from './appearance-menu.tsx';

const meta = {
  title: 'Shell/AppearanceMenu',
  component: AppearanceMenu,
  args: { theme: 'system', onThemeChange: fn(), density: 'comfortable', onDensityChange: fn() },
} satisfies Meta<typeof AppearanceMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Picks: Story = {
  name: 'hands out theme and density',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Aparência' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Escuro' }));
    await expect(args.onThemeChange).toHaveBeenCalledWith('dark');
    await userEvent.click(canvas.getByRole('button', { name: 'Aparência' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Compacta' }));
    await expect(args.onDensityChange).toHaveBeenCalledWith('compact');
  },
};
