import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NO_PARTICULARITIES, PARTICULARITIES, preferencesOf } from '../../test-support/client-fixtures.ts';
import { linesOf } from '../../test-support/lines-of.ts';
import { ParticularitiesBox } from './particularities-box.tsx';

const meta = {
  title: 'Request/ParticularitiesBox',
  component: ParticularitiesBox,
  args: { particularities: PARTICULARITIES, headingLevel: 2 },
  decorators: [(Story) => <div className="g:max-w-84">{Story()}</div>],
} satisfies Meta<typeof ParticularitiesBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {};
export const LongText: Story = {
  tags: ['picture'],
  args: { particularities: { ...PARTICULARITIES, preferencias: preferencesOf(1600) } },
};
export const Loading: Story = {
  args: { particularities: undefined },
  play: async ({ canvas }) => expect(canvas.getByRole('status', { name: 'Carregando as particularidades' })).toBeVisible(),
};
export const Failed: Story = {
  args: { particularities: undefined, error: 'Erro ao buscar as particularidades.', onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Erro ao buscar as particularidades.');
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
export const OnPhone: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };

export const Empty: Story = {
  tags: ['picture'],
  args: { particularities: NO_PARTICULARITIES },
};

export const SaysNone: Story = {
  name: 'A-252 S-195 without preferences it says so, and names no programme, code or contact',
  args: { particularities: NO_PARTICULARITIES },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sem preferências cadastradas')).toBeVisible();
    await expect(canvas.queryByRole('term')).toBeNull();
  },
};

export const OnlyProgrammes: Story = {
  name: 'A-252 Q-064 the programmes are shown although there are no preferences',
  args: { particularities: { ...PARTICULARITIES, preferencias: ' \n' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sem preferências cadastradas')).toBeVisible();
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Smiles',
      'LATAM Pass',
      'Tour code',
      'VoeBiz',
      'Contato',
      'E-mail',
      'Telefones',
      'WhatsApp',
    ]);
    await expect(canvas.getByText('(11) 3333-4444')).toBeVisible();
  },
};

export const LongAddress: Story = {
  name: 'the e-mail of the contact goes on to the next line at its @ or a dot, never inside of a word',
  args: {
    particularities: {
      ...PARTICULARITIES,
      contatoAdmin: { nome: 'Letícia Marques', email: 'leticia.marques@valedoipe.example', telefones: [], whatsapp: null },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: 'leticia.marques@valedoipe.example' });
    for (const width of ['20rem', '18rem', '16rem', '15rem']) {
      canvasElement.style.width = width;
      const [, ...further] = linesOf(link);
      for (const line of further) await expect(line).toMatch(/^[@.]/);
    }
    await expect(linesOf(link).length).toBeGreaterThan(1);
  },
};

export const Limited: Story = {
  name: 'A-253 Q-065 a text of more than 600 characters is 150 px high and scrolls, with the keyboard too',
  args: { particularities: { ...PARTICULARITIES, preferencias: preferencesOf(601) } },
  play: async ({ canvas, userEvent }) => {
    const panel = canvas.getByRole('region', { name: 'Preferências' });
    await expect(panel.getBoundingClientRect().height).toBe(150);
    await expect(panel.scrollHeight).toBeGreaterThan(150);
    await userEvent.tab();
    await userEvent.tab();
    await expect(panel).toHaveFocus();
  },
};

export const NotLimited: Story = {
  name: 'A-253 Q-065 a text of 600 characters is as high as it is',
  args: { particularities: { ...PARTICULARITIES, preferencias: preferencesOf(600) } },
  play: async ({ canvas }) => {
    const text = canvas.getByText(/^Hotéis com café/);
    await expect(text.getBoundingClientRect().height).toBeGreaterThan(150);
    await expect(canvas.queryByRole('region', { name: 'Preferências' })).toBeNull();
  },
};

export const Folds: Story = {
  name: 'the box folds',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Particularidades', expanded: true }));
    await expect(canvas.getByText(/^Assento no corredor/)).not.toBeVisible();
  },
};
