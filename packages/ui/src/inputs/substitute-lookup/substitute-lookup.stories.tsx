import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { COLLEAGUE, CONSULTANTS, ME } from '../../test-support/request-fixtures.ts';
import { StatesMatrix } from '../../test-support/states-matrix.tsx';
import { SubstituteLookup, type SubstituteLookupProps } from './index.ts';

const meta = {
  title: 'Inputs/SubstituteLookup',
  component: SubstituteLookup,
  args: {
    label: 'Substituto',
    className: 'g:max-w-72',
    absentId: ME.id,
    onValueChange: fn(),
    onSearch: fn<SubstituteLookupProps['onSearch']>(async () => CONSULTANTS),
  },
} satisfies Meta<typeof SubstituteLookup>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const search: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('combobox'), 'cam');
  await screen.findByRole('option', { name: COLLEAGUE.name });
};

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: COLLEAGUE } };
export const States: Story = {
  render: (args) => (
    <StatesMatrix>
      {(state, filled, name) => (
        <SubstituteLookup {...args} {...state} label={name} defaultValue={filled ? COLLEAGUE : null} className="" />
      )}
    </StatesMatrix>
  ),
};
export const Found: Story = { parameters: { docs: { story: { inline: false, iframeHeight: 320 } } }, play: search };

export const NotHimself: Story = {
  name: 'S-176 the user who is absent is not offered',
  play: async (context) => {
    await search(context);
    await expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(
      CONSULTANTS.filter(({ id }) => id !== ME.id).map(({ name }) => name),
    );
    await context.userEvent.keyboard('{Enter}');
    await expect(context.args.onValueChange).toHaveBeenLastCalledWith(COLLEAGUE);
  },
};

export const OnlyHimself: Story = {
  name: 'S-176 when nobody else is found, that is an empty answer',
  args: { onSearch: fn<SubstituteLookupProps['onSearch']>(() => [ME]) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'cam{Enter}');
    await screen.findByRole('option', { name: 'Nenhum resultado encontrado' });
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};
