import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { storedStay } from '../../test-support/hotel-quote-fixtures.ts';
import { QuotePart, type QuotePartProps } from '../../test-support/quote-part.tsx';
import { CustomFields } from './index.ts';

function Fields(props: Omit<QuotePartProps, 'children'>) {
  return (
    <QuotePart {...props}>
      <CustomFields />
    </QuotePart>
  );
}

const asked = (id: string, nome: string, tipo: 'TEXTO' | 'DATA' | 'NUMERO', obrigatorio = false) =>
  ({ id, nome, tipo, etapa: 'COTACAO', obrigatorio, valor: null }) as const;
const value = storedStay({
  camposCustomizados: [
    asked('a', 'Centro de custo', 'TEXTO', true),
    asked('b', 'Data do evento', 'DATA'),
    asked('c', 'Número do projeto', 'NUMERO'),
  ],
});

const meta = { title: 'Quote/CustomFields', component: Fields, args: { value } } satisfies Meta<typeof Fields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {};
export const ReadOnly: Story = { args: { surroundings: { readOnly: true } } };
export const Typed: Story = {
  name: 'a date is typed as a date, a number with the keys of one',
  play: async () => {
    const day = screen.getByRole('textbox', { name: 'Data do evento' });
    await userEvent.type(day, '12122026');
    await expect(day).toHaveValue('12/12/2026');
    await expect(screen.getByRole('textbox', { name: 'Número do projeto' })).toHaveAttribute('inputmode', 'decimal');
  },
};
