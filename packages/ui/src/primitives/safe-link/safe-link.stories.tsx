import { LINK_PROTOCOLS } from '@guiche/domain/links';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { SafeLink } from './safe-link.tsx';

const meta = {
  title: 'Primitives/SafeLink',
  component: SafeLink,
  args: { href: 'https://atendimento.example/tickets/481207', children: 'Chamado 481207', target: '_blank' },
} satisfies Meta<typeof SafeLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Link: Story = {};
export const Refused: Story = { args: { href: 'javascript:alert(1)' } };

const REFUSED = ['javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,x', 'vbscript:x', 'ws://exemplo.com.br', ''];

export const Protocols: Story = {
  name: 'S-196 a link has an allowed protocol; with any other the text is shown, and is no link',
  tags: ['!autodocs'],
  render: () => (
    <div className="g:grid g:gap-1">
      {[...LINK_PROTOCOLS.map((protocol) => `${protocol}:exemplo`), ...REFUSED].map((href) => (
        <SafeLink key={href} href={href}>
          {`ir para ${href}`}
        </SafeLink>
      ))}
    </div>
  ),
  play: async () => {
    await expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      LINK_PROTOCOLS.map((protocol) => `${protocol}:exemplo`),
    );
    for (const href of ['javascript:alert(1)', 'data:text/html,x', 'vbscript:x', 'ws://exemplo.com.br'])
      await expect(screen.getByText(`ir para ${href}`).closest('a')).toBeNull();
  },
};
