import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { EmbeddedFrame } from './embedded-frame.tsx';

/** Nobody answers at this port: a browser says so at once, without a network. */
const NOBODY = 'http://127.0.0.1:9';

/** Keeps what a frame loads from being told, as a page that does not come is never told: a refused connection ends too soon to be late. */
function withoutLoads() {
  const hold = (event: Event) => {
    if (event.target instanceof HTMLIFrameElement) event.stopPropagation();
  };
  document.addEventListener('load', hold, true);
  return () => document.removeEventListener('load', hold, true);
}

const meta = {
  title: 'Shell/EmbeddedFrame',
  component: EmbeddedFrame,
  args: { title: 'Diretório de hotéis', src: `${NOBODY}/hoteis`, origins: [NOBODY], newTab: true, className: 'g:h-96' },
} satisfies Meta<typeof EmbeddedFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Its address is not set. */
export const Missing: Story = { args: { src: undefined } };
/** Its address is not on the list. */
export const Refused: Story = { args: { src: 'https://outro.exemplo/hoteis' } };
/** The browser fills the frame with what it loads. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
  },
};
/** It did not load in time. */
export const Late: Story = {
  args: { patience: 0 },
  beforeEach: withoutLoads,
  play: async ({ canvas }) => {
    await canvas.findByText('Diretório de hotéis está demorando a responder.');
  },
};

export const Guarded: Story = {
  name: 'the frame is in a sandbox and has a title, and its cover goes once the page is there',
  play: async ({ canvas, canvasElement }) => {
    const frame = canvasElement.querySelector('iframe');
    await expect(frame).toHaveAttribute('title', 'Diretório de hotéis');
    await expect(frame).toHaveAttribute('src', `${NOBODY}/hoteis`);
    await expect(frame?.sandbox.contains('allow-scripts')).toBe(true);
    await expect(frame?.sandbox.contains('allow-top-navigation')).toBe(false);
    await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
    await expect(canvas.getByRole('link', { name: 'Abrir em nova aba' })).toHaveAttribute('href', `${NOBODY}/hoteis`);
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
  },
};
