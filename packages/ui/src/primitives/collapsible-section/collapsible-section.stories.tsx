import type { Meta, StoryObj } from '@storybook/react-vite';
import { Luggage } from 'lucide-react';
import { expect } from 'storybook/test';
import { CollapsibleSection } from './collapsible-section.tsx';

const meta = {
  title: 'Primitives/CollapsibleSection',
  component: CollapsibleSection,
  args: {
    title: 'Bagagem e família',
    headingLevel: 2,
    children: (
      <label className="g:grid g:max-w-60 g:gap-1 g:text-ink-2 g:text-sm">
        Peso por volume
        <input
          className="g:h-control g:rounded-md g:border g:border-line-strong g:bg-surface-1 g:px-2 g:text-base g:text-ink"
          defaultValue="23"
        />
      </label>
    ),
  },
} satisfies Meta<typeof CollapsibleSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Folded: Story = {
  name: 'a folded section says what is in it, and no longer when it is open',
  args: { defaultOpen: false, summary: '1 de 23 kg' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bagagem e família 1 de 23 kg' }));
    await expect(canvas.getByRole('button', { name: 'Bagagem e família' })).toHaveAttribute('aria-expanded', 'true');
  },
};
export const WithIcon: Story = { args: { icon: <Luggage aria-hidden="true" />, summary: '1 de 23 kg' } };
export const WithErrors: Story = { args: { errorCount: 2 } };
export const Plain: Story = { args: { look: 'plain' } };

export const FoldsAndKeeps: Story = {
  name: 'folds by mouse and keyboard and keeps what was typed',
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Bagagem e família' });
    const field = canvas.getByRole('textbox', { name: 'Peso por volume' });
    await userEvent.type(field, '{Backspace}{Backspace}32');
    await userEvent.click(trigger);
    await expect(field).not.toBeVisible();
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(field).toBeVisible();
    await expect(field).toHaveValue('32');
  },
};

export const UnfoldsForAnError: Story = {
  name: 'unfolds when something inside is refused',
  args: { defaultOpen: false },
  play: async ({ args, mount }) => {
    const canvas = await mount(<CollapsibleSection {...args} />);
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'false');
    await mount(<CollapsibleSection {...args} errorCount={1} />);
    await expect(canvas.getByRole('button', { name: 'Bagagem e família 1 erro' })).toBeVisible();
  },
};
