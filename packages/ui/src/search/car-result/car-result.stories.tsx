import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { onScreen } from '../../test-support/screens.ts';
import { CAR_GROUP, foundRental } from '../../test-support/search-groups.ts';
import { CarResult, type CarResultProps } from './car-result.tsx';

const meta = {
  title: 'Search/CarResult',
  component: CarResult,
  args: { group: CAR_GROUP, chosenId: null, onChoose: fn() },
} satisfies Meta<typeof CarResult>;
export default meta;
type Story = StoryObj<typeof meta>;

const UNKNOWN = {
  id: 'unknown',
  cotacoes: [
    foundRental({
      categoria: null,
      nomeModelo: null,
      cambio: null,
      arcondicionado: false,
      valorDiaria: null,
      dataRetirada: null,
      horaRetirada: null,
      localRetirada: null,
      cidadeRetirada: null,
    }),
  ],
};

export const WithCompanies: Story = { args: { cheapest: true, onDetails: fn() } };
export const UnknownCategory: Story = { args: { group: UNKNOWN } };
export const Chosen: Story = { args: { chosenId: 'car-1' } };
export const OtherCompanyChosen: Story = { args: { chosenId: 'car-2' } };
export const Disabled: Story = { args: { disabled: true } };
export const OnPhone: Story = { ...onScreen('phone'), args: { cheapest: true, onDetails: fn(), chosenId: 'car-2' } };

export const States: Story = {
  render: (args) => (
    <div className="g:grid g:gap-3">
      <CarResult {...args} cheapest onDetails={fn()} />
      <CarResult {...args} chosenId="car-2" />
      <CarResult {...args} chosenId="car-1" />
      <CarResult {...args} group={UNKNOWN} disabled />
    </div>
  ),
};

export const TellsTheCar: Story = {
  name: 'S-289 a car tells its category, another for an unknown one, company and model, pickup and return, equipment, and the price of a day',
  play: async ({ args, canvas, mount }) => {
    await mount();
    const card = () => canvas.getByRole('article');
    await expect(card()).toHaveAccessibleName('Oferta Intermediária');
    await expect(canvas.getByText('Localiza, Onix 1.0')).toBeVisible();
    await expect(card()).toHaveTextContent('Retirada10/12/2026 10:00 · Aeroporto do Recife, Recife, PE');
    await expect(card()).toHaveTextContent('Devolução12/12/2026 16:00 · Loja Boa Viagem, Recife, PE');
    await expect(canvas.getByText('Manual')).toBeVisible();
    await expect(canvas.getByText('Ar-condicionado')).toBeVisible();
    await expect(card()).toHaveTextContent(/R\$\s422,50/);
    await expect(card()).toHaveTextContent(/2,25 diárias · R\$\s150,00 por dia/);
    await mount(<CarResult {...args} group={UNKNOWN} />);
    await expect(card()).toHaveAccessibleName('Oferta Outra');
    await expect(canvas.getByText('Sem ar-condicionado')).toBeVisible();
  },
};

export const Chooses: Story = {
  name: 'the cheapest car of the category is chosen by its button; those of other companies are listed below',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Escolher: Intermediária, Localiza, Onix 1\.0, Manual, R\$\s422,50$/ }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(CAR_GROUP.cotacoes[1]);
    await userEvent.click(canvas.getByRole('button', { name: /^Mais 1 opção, por R\$\s468,20$/ }));
    await expect(canvas.getByText('Movida, HB20 1.0 · Automático')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Escolher: .*Movida/ }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(CAR_GROUP.cotacoes[0]);
  },
};

function Choosing(props: CarResultProps) {
  const [chosenId, setChosenId] = useState(props.chosenId);
  return (
    <CarResult
      {...props}
      chosenId={chosenId}
      onChoose={(quote) => {
        props.onChoose(quote);
        setChosenId(quote.id === chosenId ? null : quote.id);
      }}
    />
  );
}
export const ChosenByADoublePress: Story = {
  name: 'a double press chooses: its second press does not take the choice back that the first has made',
  tags: ['!autodocs'],
  render: (args) => <Choosing {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: /^Escolher: / }));
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: /^Escolhido: / })).toHaveFocus();
    // A press of its own takes it back, and so does a key.
    await userEvent.click(canvas.getByRole('button', { name: /^Escolhido: / }));
    await expect(args.onChoose).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: /^Escolhido: / })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('button', { name: /^Escolhido: / })).toBeNull();
    await expect(args.onChoose).toHaveBeenCalledTimes(4);
  },
};

export const Compares: Story = {
  name: 'it is compared with what is chosen of another offer, and not while nothing is chosen, or itself',
  args: { chosenId: 'other', onCompare: fn() },
  play: async ({ args, canvas, mount, userEvent }) => {
    await mount();
    await userEvent.click(canvas.getByRole('button', { name: /^Comparar com o escolhido: \S/ }));
    await expect(args.onCompare).toHaveBeenCalledWith(CAR_GROUP.cotacoes.find(({ id }) => id === 'car-1'));
    for (const chosenId of [null, 'car-1', 'car-2']) {
      await mount(<CarResult {...args} chosenId={chosenId} />);
      await expect(canvas.queryByRole('button', { name: /^Comparar/ })).toBeNull();
    }
    await mount(<CarResult {...args} onCompare={undefined} />);
    await expect(canvas.queryByRole('button', { name: /^Comparar/ })).toBeNull();
  },
};
