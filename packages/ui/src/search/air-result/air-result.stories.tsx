import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { onScreen } from '../../test-support/screens.ts';
import { AIR_GROUP, BARE_AIR_GROUP, BROKEN_PATTERN, foundFlights, LOGO_PATTERN } from '../../test-support/search-groups.ts';
import { AirResult } from './air-result.tsx';

const meta = {
  title: 'Search/AirResult',
  component: AirResult,
  args: { group: AIR_GROUP, chosenId: null, onChoose: fn(), logoPattern: LOGO_PATTERN },
} satisfies Meta<typeof AirResult>;
export default meta;
type Story = StoryObj<typeof meta>;

const ONE = { id: 'one', cotacoes: [foundFlights()] };

export const WithOptions: Story = { args: { cheapest: true, onDetails: fn() } };
export const One: Story = { args: { group: ONE } };
export const Chosen: Story = { args: { chosenId: 'air-1' } };
export const OtherOptionChosen: Story = { args: { chosenId: 'air-3' } };
export const Expired: Story = { args: { isExpired: ({ id }) => id === 'air-1' } };
export const Disabled: Story = { args: { disabled: true } };
export const HardlyTold: Story = { args: { group: BARE_AIR_GROUP, logoPattern: undefined } };
export const OnPhone: Story = { ...onScreen('phone'), args: { cheapest: true, chosenId: 'air-3', onDetails: fn(), isExpired: () => true } };

export const States: Story = {
  render: (args) => (
    <div className="g:grid g:gap-3">
      <AirResult {...args} cheapest onDetails={fn()} />
      <AirResult {...args} chosenId="air-3" isExpired={({ id }) => id !== 'air-3'} logoPattern={BROKEN_PATTERN} />
      <AirResult {...args} group={ONE} chosenId="air-1" />
      <AirResult {...args} group={BARE_AIR_GROUP} disabled logoPattern={undefined} />
    </div>
  ),
};

export const Validity: Story = {
  name: 'S-051 until when it is reserved is written as day, month, year, hours and minutes; a past one is marked as the caller says',
  play: async ({ args, canvas, mount }) => {
    await mount();
    await expect(canvas.getByText('Reserva até 22/11/2026 18:30')).toBeVisible();
    await expect(canvas.queryByText('Expirada')).toBeNull();
    await mount(<AirResult {...args} isExpired={({ id }) => id === 'air-1'} />);
    await expect(canvas.getByText('Expirada')).toBeVisible();
  },
};

export const Logo: Story = {
  name: 'S-056 the logo is fetched by the IATA code; when it fails to load, the code stands before the name',
  play: async ({ args, canvas, mount }) => {
    await mount();
    const heading = () => canvas.getByRole('heading', { name: 'Oferta Gol' });
    await waitFor(() => expect(heading().querySelector('img')?.naturalWidth).toBeGreaterThan(0));
    await mount(<AirResult {...args} logoPattern={BROKEN_PATTERN} />);
    await waitFor(() => expect(heading()).toHaveTextContent('G3Gol'));
  },
};

export const TellsTheSegments: Story = {
  name: 'S-057 S-058 each segment tells its times, time under way, stops, cabin and baggage, and the days by which it arrives later',
  play: async ({ args, canvas, mount }) => {
    await mount();
    const segments = () => within(canvas.getByRole('article')).getAllByRole('listitem');
    await expect(segments()).toHaveLength(2);
    await expect(segments()[0]).toHaveTextContent('Ida');
    await expect(segments()[0]).toHaveTextContent('Partida 08:10 GRU');
    await expect(segments()[0]).toHaveTextContent('Duração 5 h 45');
    await expect(segments()[0]).toHaveTextContent('Chegada 13:55 REC');
    await expect(segments()[0]).toHaveTextContent(/1 escala · G3\s1640 · G3\s1822/);
    await expect(segments()[0]).toHaveTextContent('Econômica · Bagagem não inclusa');
    await expect(segments()[1]).toHaveTextContent('Direto');
    await expect(segments()[1]).toHaveTextContent('02:05 GRU+1 1 dia depois');
    await mount(<AirResult {...args} group={{ id: 'one', cotacoes: [foundFlights({}, 1)] }} />);
    await expect(segments()[0]).toHaveTextContent('Bagagem inclusa: 1 de 23 kg');
    await mount(<AirResult {...args} group={BARE_AIR_GROUP} />);
    await expect(segments()[0]).toHaveTextContent('Bagagem não informada pela companhia');
    // As a clerk types it: for the quote alone.
    const found = foundFlights({}, 1);
    const silent = found.segmentos.map((segment) => ({
      ...segment,
      voos: segment.voos.map((one) => ({ ...one, bagagemQuantidade: null })),
    }));
    await mount(<AirResult {...args} group={{ id: 'typed', cotacoes: [{ ...found, segmentos: silent, quantidadeBagagem: 2 }] }} />);
    await expect(segments()[0]).toHaveTextContent('Bagagem inclusa: 2 de 23 kg');
  },
};

export const OtherYear: Story = {
  name: 'a day of another year than the given one shows its year, and every day does where no year goes without saying',
  play: async ({ args, canvas, mount }) => {
    await mount(<AirResult {...args} year="2026" />);
    await expect(canvas.getByText('qui 10/12')).toBeVisible();
    await mount(<AirResult {...args} year="2027" />);
    await expect(canvas.getByText('qui 10/12/2026')).toBeVisible();
    await mount(<AirResult {...args} year={null} />);
    await expect(canvas.getByText('qui 10/12/2026')).toBeVisible();
  },
};

export const Chooses: Story = {
  name: 'the cheapest quote is shown, and its button chooses it; the others of the offer are listed below, the cheaper first',
  play: async ({ args, canvas, userEvent }) => {
    const offer = 'Gol, GRU → REC, partida 08:10';
    await userEvent.click(canvas.getByRole('button', { name: `Escolher: ${offer}, LIGHT, R$\u00a01.587,54` }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(AIR_GROUP.cotacoes[1]);
    const others = canvas.getByRole('button', { name: 'Mais 2 opções, a partir de R$\u00a01.702,90' });
    await expect(others).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(others);
    const list = within(document.getElementById(others.getAttribute('aria-controls') ?? '') as HTMLElement);
    const [plus, max] = list.getAllByRole('listitem');
    await expect(plus).toHaveTextContent('PLUS · Econômica · Bagagem inclusa: 1 de 23 kg');
    await expect(max).toHaveTextContent('MAX · Econômica · Bagagem inclusa: 2 de 23 kgFrontur');
    await userEvent.click(list.getByRole('button', { name: `Escolher: ${offer}, MAX, Frontur, R$\u00a01.790,00` }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(AIR_GROUP.cotacoes[2]);
  },
};

export const TellsTheChoice: Story = {
  name: 'the chosen quote says so, and the list that it is in is open; nothing can be chosen while that is disabled, and the button keeps the focus',
  args: { chosenId: 'air-3' },
  play: async ({ args, canvas, mount, userEvent }) => {
    await mount();
    await expect(canvas.getByRole('button', { name: /^Escolhido: Gol, .*, MAX, Frontur, R\$\s1\.790,00$/ })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Escolher: / })).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: /^Mais 2/ }));
    await expect(canvas.queryByRole('button', { name: /^Escolhido/ })).toBeNull();
    const button = () => canvas.getByRole('button', { name: /^Escolhido: .*LIGHT/ });
    await mount(<AirResult {...args} chosenId="air-1" disabled />);
    button().focus();
    await expect(button()).toHaveFocus();
    await expect(button()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

export const Details: Story = {
  name: 'details are offered only where there are some',
  args: { onDetails: fn() },
  play: async ({ args, canvas, mount, userEvent }) => {
    await mount();
    await userEvent.click(canvas.getByRole('button', { name: /^Detalhes: Gol/ }));
    await expect(args.onDetails).toHaveBeenCalledWith(AIR_GROUP);
    await mount(<AirResult {...args} onDetails={undefined} cheapest />);
    await expect(canvas.queryByRole('button', { name: /^Detalhes/ })).toBeNull();
    await expect(canvas.getByText('Menor preço')).toBeVisible();
  },
};

export const Compares: Story = {
  name: 'it is compared with what is chosen of another offer, and not while nothing is chosen, or itself',
  args: { chosenId: 'other', onCompare: fn() },
  play: async ({ args, canvas, mount, userEvent }) => {
    await mount();
    await userEvent.click(canvas.getByRole('button', { name: /^Comparar com o escolhido: \S/ }));
    await expect(args.onCompare).toHaveBeenCalledWith(AIR_GROUP.cotacoes.find(({ id }) => id === 'air-1'));
    for (const chosenId of [null, 'air-1', 'air-2']) {
      await mount(<AirResult {...args} chosenId={chosenId} />);
      await expect(canvas.queryByRole('button', { name: /^Comparar/ })).toBeNull();
    }
    await mount(<AirResult {...args} onCompare={undefined} />);
    await expect(canvas.queryByRole('button', { name: /^Comparar/ })).toBeNull();
  },
};

export const StaysInPlace: Story = {
  ...onScreen('desk'),
  name: 'the button that chooses stays in its place when another offer is chosen, beside the two others',
  args: { group: ONE, onDetails: fn(), onCompare: fn() },
  play: async ({ args, canvas, mount }) => {
    await mount();
    const edges = (name: RegExp) => {
      const { top, right } = canvas.getByRole('button', { name }).getBoundingClientRect();
      return { top, right };
    };
    const before = edges(/^Escolher/);
    await mount(<AirResult {...args} chosenId="other" />);
    await expect(edges(/^Escolher/)).toEqual(before);
    for (const name of [/^Detalhes/, /^Comparar/]) await expect(edges(name).top).toBe(before.top);
  },
};
