import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { onScreen } from '../../test-support/screens.ts';
import { svgPicture } from '../../test-support/svg-picture.ts';
import { ImagePreview } from './image-preview.tsx';

/** How long the lines of the receipt are; drawn, as letters would be those of the machine. */
const LINES = [520, 400, 460, 560, 340, 240, 380];

/** A receipt of 900 by 1400 pixels, more than any window has. */
const RECEIPT = svgPicture(
  900,
  1400,
  `<path fill="#fdfcf7" d="M0 0h900v1400H0z"/><g fill="#444">${LINES.map((length, index) => `<path d="M80 ${140 + index * 90}h${length}v24H80z"/>`).join('')}</g>`,
);

const meta = {
  title: 'Modals/ImagePreview',
  component: ImagePreview,
  parameters: { docs: { story: { inline: false, height: '720px' } } },
  args: {
    open: true,
    onOpenChange: fn(),
    name: 'Recibo do hotel',
    context: 'PNG · 0,79 MB · 20/11/2026 15:40',
    src: RECEIPT,
    onDownload: fn(),
  },
} satisfies Meta<typeof ImagePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => within(screen.getByRole('dialog', { name: 'Recibo do hotel' }));
const image = () => dialog().getByRole<HTMLImageElement>('img', { name: 'Recibo do hotel' });
const arrived = () => waitFor(() => expect(image().naturalWidth).toBe(900));

export const Fitted: Story = { tags: ['picture'], play: arrived };
export const OnAPhone: Story = { ...onScreen('phone'), play: arrived };
export const Loading: Story = { args: { src: undefined } };
export const Failed: Story = { args: { src: undefined, onRetry: fn() } };

export const Enlarged: Story = {
  name: 'S-186 an image is shown enlarged: it fits the window, or has its actual size and scrolls by keys; a press closes it',
  ...onScreen('desk'),
  play: async ({ args }) => {
    await arrived();
    const close = dialog()
      .getAllByRole('button', { name: 'Fechar' })
      .find((button) => button.textContent === 'Fechar');
    if (!close) throw new Error('no close button in the footer');
    await waitFor(() => expect(close).toHaveFocus());
    const frame = dialog().getByRole('region', { name: 'Imagem: Recibo do hotel' });
    await waitFor(() => expect(image().clientHeight).toBeLessThanOrEqual(frame.clientHeight));
    await expect(image().clientHeight).toBeGreaterThan(400);
    await userEvent.click(dialog().getByRole('button', { name: 'Tamanho real', pressed: false }));
    await waitFor(() => expect(image().clientHeight).toBe(1400));
    await expect(frame.scrollHeight).toBeGreaterThan(frame.clientHeight);
    await expect(frame.tabIndex).toBe(0);
    await userEvent.click(dialog().getByRole('button', { name: 'Tamanho real', pressed: true }));
    await waitFor(() => expect(image().clientHeight).toBeLessThanOrEqual(frame.clientHeight));
    await userEvent.click(dialog().getByRole('button', { name: 'Baixar' }));
    await expect(args.onDownload).toHaveBeenCalledTimes(1);
    await userEvent.click(close);
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const Unreadable: Story = {
  name: 'a file that is no image says so, and can be downloaded',
  args: { src: 'data:image/png;base64,AAAA' },
  play: async () => {
    await expect(await screen.findByText('O navegador não consegue mostrar este arquivo')).toBeVisible();
    await expect(dialog().queryByRole('img')).toBeNull();
    await expect(dialog().getByRole('button', { name: 'Baixar' })).toBeVisible();
  },
};

export const NotThere: Story = {
  name: 'an image that could not be loaded is tried again',
  args: { src: undefined, onRetry: fn() },
  play: async ({ args }) => {
    await userEvent.click(dialog().getByRole('button', { name: /Tentar/ }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
