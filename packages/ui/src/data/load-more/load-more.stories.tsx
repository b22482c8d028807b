import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { LoadMore } from './load-more.tsx';

const meta = {
  title: 'Data display/LoadMore',
  id: 'data-loadmore',
  component: LoadMore,
  args: { hasMore: true, onLoadMore: fn() },
} satisfies Meta<typeof LoadMore>;
export default meta;
type Story = StoryObj<typeof meta>;

export const More: Story = {};
export const Pending: Story = { args: { pending: true } };

const PAGES = [['48425', '48424'], ['48423', '48422'], ['48421']];

/** A list of three pages, as the history has them. */
function Pages() {
  const [shown, setShown] = useState(1);
  return (
    <div className="g:flex g:flex-col g:gap-2">
      <ul>
        {PAGES.slice(0, shown)
          .flat()
          .map((number) => (
            <li key={number}>{number}</li>
          ))}
      </ul>
      <LoadMore hasMore={shown < PAGES.length} onLoadMore={() => setShown(shown + 1)} />
    </div>
  );
}

export const Appends: Story = {
  name: 'A-094 while there is more the button brings the next page below the rows that are shown, and goes with the last one',
  render: () => <Pages />,
  play: async ({ canvas, userEvent }) => {
    const rows = () => canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await userEvent.click(canvas.getByRole('button', { name: 'Carregar mais' }));
    await expect(rows()).toEqual(['48425', '48424', '48423', '48422']);
    await userEvent.click(canvas.getByRole('button', { name: 'Carregar mais' }));
    await expect(rows()).toEqual(['48425', '48424', '48423', '48422', '48421']);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
