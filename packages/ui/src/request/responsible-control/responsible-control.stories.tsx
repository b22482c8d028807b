import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { COLLEAGUE, CONSULTANTS, ME } from '../../test-support/request-fixtures.ts';
import { ResponsibleControl, type ResponsibleControlProps } from './responsible-control.tsx';

const meta: Meta<typeof ResponsibleControl> = {
  title: 'Request/ResponsibleControl',
  component: ResponsibleControl,
  args: { responsible: ME, onRelease: fn(), onChangeResponsible: fn(), onLoadConsultants: fn(async () => CONSULTANTS) },
  decorators: [(Story) => <div className="g:min-h-72 g:max-w-sm">{Story()}</div>],
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Mine: Story = {};
export const OfAColleague: Story = { args: { responsible: COLLEAGUE, onRelease: undefined, onTakeOver: fn() } };
export const Pending: Story = { args: { pending: true } };
export const ReadOnly: Story = { args: { onRelease: undefined, onChangeResponsible: undefined } };

export const WithoutResponsible: Story = {
  name: 'A-141 A-142 a free request can be taken over',
  args: { responsible: null, onTakeOver: fn(), onRelease: undefined },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Sem responsável')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Assumir' }));
    await expect(args.onTakeOver).toHaveBeenCalledTimes(1);
    await expect(canvas.queryByRole('button', { name: 'Liberar' })).toBeNull();
  },
};

export const TakenOverByADoublePress: Story = {
  name: 'Q-023 a double press takes a request over once',
  tags: ['!autodocs'],
  args: { responsible: null, onTakeOver: fn(), onRelease: undefined },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Assumir' }));
    await expect(args.onTakeOver).toHaveBeenCalledOnce();
  },
};

export const ReleasedByADoublePress: Story = {
  name: 'Q-023 a double press releases a request once',
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Liberar' }));
    await expect(args.onRelease).toHaveBeenCalledOnce();
  },
};

export const ChangeResponsible: Story = {
  name: 'A-132 another consultant is searched by name and chosen',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Trocar' }));
    const field = canvas.getByRole('combobox', { name: 'Novo responsável' });
    await expect(field).toHaveFocus();
    // The list is there at once, without the present responsible.
    await expect(await screen.findByRole('option', { name: COLLEAGUE.name })).toBeVisible();
    await expect(screen.queryByRole('option', { name: ME.name })).toBeNull();
    await userEvent.keyboard('coelho beatriz');
    await waitFor(() => expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Beatriz Sampaio Coelho']));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChangeResponsible).toHaveBeenCalledWith(CONSULTANTS[2]);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Trocar' })).toHaveFocus());
  },
};

/** A change that takes its time, as on the way to a server. */
function Changing(props: ResponsibleControlProps) {
  const [responsible, setResponsible] = useState(props.responsible);
  const [pending, setPending] = useState(false);
  return (
    <ResponsibleControl
      {...props}
      responsible={responsible}
      pending={pending}
      onChangeResponsible={(next) => {
        setResponsible(next);
        setPending(true);
        setTimeout(() => setPending(false), 300);
      }}
    />
  );
}

export const KeepsFocus: Story = {
  name: 'A-132 the focus is on the button while the change is on its way, and afterwards',
  render: (args) => <Changing {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Trocar' }));
    await screen.findByRole('option', { name: COLLEAGUE.name });
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvasElement).toContainElement(canvasElement.ownerDocument.querySelector<HTMLElement>('[aria-busy]:focus')),
    );
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Trocar' })).toHaveFocus());
  },
};

export const KeepResponsible: Story = {
  name: 'Escape keeps the present responsible and gives the focus back',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Trocar' }));
    await screen.findByRole('option', { name: COLLEAGUE.name });
    // The first Escape closes the list.
    await userEvent.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Trocar' })).toHaveFocus());
    await expect(args.onChangeResponsible).not.toHaveBeenCalled();
  },
};

export const OpenedFromOutside: Story = {
  name: 'the list of the consultants is opened from outside, with the focus, and says when it is left',
  args: { choosing: true, onChoosingChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('combobox', { name: 'Novo responsável' })).toHaveFocus();
    await screen.findByRole('option', { name: COLLEAGUE.name });
    await userEvent.keyboard('{Escape}{Escape}');
    await expect(args.onChoosingChange).toHaveBeenLastCalledWith(false);
  },
};

export const ConsultantsFail: Story = {
  name: 'consultants that cannot be loaded are asked for again',
  play: async ({ args, mount, userEvent }) => {
    let calls = 0;
    const load = async () => {
      calls += 1;
      if (calls === 1) throw new Error('offline');
      return CONSULTANTS;
    };
    const canvas = await mount(<ResponsibleControl {...args} onLoadConsultants={load} />);
    await userEvent.click(canvas.getByRole('button', { name: 'Trocar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
    await expect(await screen.findByRole('option', { name: COLLEAGUE.name })).toBeVisible();
  },
};
