import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { COLLEAGUE, CONSULTANTS, type ME } from '../../test-support/request-fixtures.ts';
import { ResponsibleControl } from '../responsible-control/index.ts';
import { ResponsibleDialog, type ResponsibleDialogProps } from './responsible-dialog.tsx';

const meta = {
  title: 'Request/ResponsibleDialog',
  component: ResponsibleDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 320 } } },
  args: { question: 'take-over', responsible: COLLEAGUE, onConfirm: fn(), onDecline: fn() },
} satisfies Meta<typeof ResponsibleDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TakeOver: Story = { tags: ['picture'] };
export const Assign: Story = { args: { question: 'assign', next: CONSULTANTS[2] } };
export const TakeControl: Story = { args: { question: 'take-control', responsible: null } };
export const GoOn: Story = { args: { question: 'confirm-other' } };
export const OnPhone: Story = { globals: { viewport: { value: 'mobile2', isRotated: false } } };

/** The open question, and its two answers: "Não", as Escape, and "Sim". */
async function answers(question: string, { onConfirm, onDecline }: ResponsibleDialogProps) {
  const dialog = await screen.findByRole('alertdialog', { name: question });
  await expect(dialog).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Não' })).toHaveFocus());
  return {
    async declined(times: number) {
      await expect(onDecline).toHaveBeenCalledTimes(times);
      await expect(onConfirm).not.toHaveBeenCalled();
    },
    async confirmed() {
      await expect(onConfirm).toHaveBeenCalledTimes(1);
    },
  };
}

export const ReplacingAsks: Story = {
  name: 'A-131 taking a request over from a colleague asks first, and names the colleague; no and Escape change nothing',
  play: async ({ args, userEvent }) => {
    const asked = await answers('Esta solicitação está com Rafael Teixeira. Deseja assumi-la?', args);
    await userEvent.keyboard('{Escape}');
    await asked.declined(1);
    await userEvent.click(screen.getByRole('button', { name: 'Não' }));
    await asked.declined(2);
    await userEvent.click(screen.getByRole('button', { name: 'Sim' }));
    await asked.confirmed();
  },
};

export const GoingOnAsks: Story = {
  name: 'A-133 Q-029 going on into a colleague’s request asks first, and names the colleague',
  args: { question: 'confirm-other' },
  play: async ({ args, userEvent }) => {
    const asked = await answers('Esta solicitação está com Rafael Teixeira. Deseja continuar mesmo assim?', args);
    await userEvent.keyboard('{Escape}');
    await asked.declined(1);
    await userEvent.click(screen.getByRole('button', { name: 'Sim' }));
    await asked.confirmed();
  },
};

export const TakingControlIsOffered: Story = {
  name: 'A-136 a request without responsible offers to take control of it, which may be declined',
  args: { question: 'take-control', responsible: null },
  play: async ({ args, userEvent }) => {
    const asked = await answers('Esta solicitação está sem responsável. Deseja assumir o controle?', args);
    await userEvent.click(screen.getByRole('button', { name: 'Não' }));
    await asked.declined(1);
    await userEvent.click(screen.getByRole('button', { name: 'Sim' }));
    await asked.confirmed();
  },
};

export const NothingAsked: Story = {
  name: 'without a question there is no dialog',
  args: { question: null },
  play: async () => {
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

/** The responsible of a colleague's request, and the question before another takes it, put together as a screen does it. */
function Assigning({ onConfirm, onDecline }: ResponsibleDialogProps) {
  const [responsible, setResponsible] = useState(COLLEAGUE);
  const [next, setNext] = useState<typeof ME>();
  return (
    <div className="g:min-h-72 g:max-w-sm g:p-4">
      <ResponsibleControl responsible={responsible} onChangeResponsible={setNext} onLoadConsultants={async () => CONSULTANTS} />
      <ResponsibleDialog
        question={next ? 'assign' : null}
        responsible={responsible}
        next={next}
        onConfirm={() => {
          onConfirm();
          if (next) setResponsible(next);
          setNext(undefined);
        }}
        onDecline={() => {
          onDecline();
          setNext(undefined);
        }}
      />
    </div>
  );
}

export const AssigningAsks: Story = {
  name: 'A-131 Q-029 a colleague’s request is assigned to another one after a question that names both; no leaves it where it is',
  render: (args) => <Assigning {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const choose = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Trocar' }));
      await userEvent.click(await screen.findByRole('option', { name: 'Beatriz Sampaio Coelho' }));
    };
    const question = 'Esta solicitação está com Rafael Teixeira. Deseja passá-la para Beatriz Sampaio Coelho?';
    await choose();
    const asked = await answers(question, args);
    await userEvent.click(screen.getByRole('button', { name: 'Não' }));
    await asked.declined(1);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByText('Rafael Teixeira')).toBeVisible();
    await choose();
    await screen.findByRole('alertdialog', { name: question });
    await userEvent.click(screen.getByRole('button', { name: 'Sim' }));
    await asked.confirmed();
    await waitFor(() => expect(canvas.getByText('Beatriz Sampaio Coelho')).toBeVisible());
  },
};
