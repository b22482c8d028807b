import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { onScreen } from '../../test-support/screens.ts';
import { LanguageSwitch } from '../language-switch/index.ts';
import { LoginForm } from '../login-form/index.ts';
import { FrontDoor } from './front-door.tsx';

const meta = {
  title: 'Shell/FrontDoor',
  component: FrontDoor,
  parameters: { layout: 'fullscreen' },
  args: { tools: <LanguageSwitch value="pt-BR" onValueChange={fn()} />, children: <LoginForm onSubmit={fn()} onForgot={fn()} /> },
} satisfies Meta<typeof FrontDoor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithLogin: Story = {
  // As in the story of the form: the one shown before may take the focus away.
  play: async ({ canvas }) => {
    const login = canvas.getByRole('textbox', { name: 'Login' });
    login.focus();
    await expect(login).toHaveFocus();
  },
};

/** The ticket stands in the middle of the page, within a pixel, and nothing of it is above the page or below the tools. */
async function standsInTheMiddle() {
  const ticket = document.querySelector('[data-slot="ticket"]')?.getBoundingClientRect();
  if (!ticket) throw new Error('the ticket is missing');
  await expect(Math.abs(ticket.left + ticket.right - window.innerWidth)).toBeLessThanOrEqual(2);
  await expect(Math.abs(ticket.top + ticket.bottom - window.innerHeight)).toBeLessThanOrEqual(2);
  await expect(ticket.top).toBeGreaterThanOrEqual(48);
}

export const AtADesk: Story = { ...onScreen('desk'), name: 'stands in the middle of the page, at 1366x768', play: standsInTheMiddle };
export const OnAWideScreen: Story = {
  ...onScreen('wide'),
  name: 'stands in the middle of the page, at 1920x1080',
  play: standsInTheMiddle,
};
export const OnAPhone: Story = { ...onScreen('phone'), name: 'stands in the middle of the page, at 390x844', play: standsInTheMiddle };
export const OnASmallPhone: Story = { ...onScreen('small'), name: 'stands in the middle of the page, at 320x700', play: standsInTheMiddle };
