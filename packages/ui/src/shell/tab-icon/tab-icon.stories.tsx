import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { TabIcon } from './tab-icon.tsx';

const icon = () => document.querySelector<HTMLLinkElement>('link[rel="icon"][data-count]');

/** The icon of the tab, large enough to look at. */
function Shown({ count }: { count: number }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => setAddress(icon()?.href), [count]);
  return (
    <>
      <TabIcon count={count} />
      {address ? <img alt={`Ícone com ${count}`} src={address} width={96} height={96} /> : <p>O ícone da página, sem número.</p>}
    </>
  );
}

const meta = {
  title: 'Shell/TabIcon',
  component: TabIcon,
  render: ({ count }) => <Shown count={count} />,
  args: { count: 3 },
} satisfies Meta<typeof TabIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Whether an image of this address can be shown. */
async function decodes(address: string) {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image.naturalWidth > 0;
}

export const Shows: Story = { args: { count: 12 } };

export const Three: Story = {
  name: 'B-051 the icon of the tab has the number, as an image that browsers can show',
  play: async () => {
    await waitFor(() => expect(icon()).not.toBeNull());
    await expect(icon()?.dataset['count']).toBe('3');
    await expect(await decodes(icon()?.href ?? '')).toBe(true);
  },
};

export const Many: Story = {
  name: 'B-051 above nine the icon says 9+',
  args: { count: 140 },
  play: async () => {
    await waitFor(() => expect(icon()?.dataset['count']).toBe('140'));
    const nine = icon()?.href;
    await expect(await decodes(nine ?? '')).toBe(true);
    await expect(decodeURIComponent(nine ?? '').match(/translate\(\d\)/g)).toEqual(['translate(0)', 'translate(4)']);
  },
};

export const None: Story = {
  name: 'B-051 at 0 the page keeps its own icon',
  args: { count: 0 },
  play: async ({ mount, canvas }) => {
    const own = document.createElement('link');
    own.rel = 'icon';
    own.href = '/favicon.svg';
    document.head.append(own);
    await mount(<TabIcon count={2} />);
    await waitFor(() => expect(own.rel).toBe('former-icon'));
    await mount(<TabIcon count={0} />);
    await waitFor(() => expect(own.rel).toBe('icon'));
    await expect(icon()).toBeNull();
    own.remove();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
