import type { Meta, StoryObj } from '@storybook/react-vite';
import { Wordmark } from './wordmark.tsx';

const meta = { title: 'Shell/Wordmark', component: Wordmark } satisfies Meta<typeof Wordmark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InTheTopMenu: Story = {};
export const AtTheFrontDoor: Story = { args: { size: 'lg' } };
export const MarkOnly: Story = { args: { markOnly: true } };
