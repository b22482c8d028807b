import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
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

export const WithLogin: Story = {};
