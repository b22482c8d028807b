import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { travelRequest } from '../../test-support/request-fixtures.ts';
import { ChangeDecisionDialog } from './index.ts';

const meta = {
  title: 'Request/ChangeDecisionDialog',
  component: ChangeDecisionDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 460 } } },
  args: {
    decision: 'reject',
    request: travelRequest({ status: 'APROVACAO_ALTERACAO' }),
    approver: 'Helena Prado',
    onClose: fn(),
    onConfirm: fn(),
  },
} satisfies Meta<typeof ChangeDecisionDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rejects: Story = { tags: ['picture'] };
export const Approves: Story = { args: { decision: 'approve' }, tags: ['picture'] };
export const ApprovesForNobody: Story = { args: { decision: 'approve', approver: null } };
export const Failed: Story = { args: { error: 'Erro ao reprovar a alteração.' } };
export const Pending: Story = { args: { decision: 'approve', pending: true } };
export const OnPhone: Story = { globals: { viewport: { value: 'mobile2', isRotated: false } } };

export const NeedsAReason: Story = {
  name: 'a rejection asks for a reason: blank is refused in words, and what is typed is returned without the blanks around it',
  play: async ({ args, userEvent }) => {
    const field = await screen.findByRole('textbox', { name: 'Motivo, para quem emite' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Reprovar' }));
    await expect(screen.getByText('Preencha o campo antes de continuar')).toBeVisible();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.type(field, ' Passa da política. ');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await expect(args.onConfirm).toHaveBeenCalledWith('Passa da política.');
  },
};

export const ApprovesInAName: Story = {
  name: 'an approval names in whose name it is given, and asks for nothing',
  args: { decision: 'approve' },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: /Aprovar a alteração da solicitação \d+\?/ });
    await expect(dialog).toHaveAccessibleDescription(/^Em nome de Helena Prado\./);
    await expect(screen.queryByRole('textbox')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Aprovar' }));
    await expect(args.onConfirm).toHaveBeenCalledWith('');
  },
};
