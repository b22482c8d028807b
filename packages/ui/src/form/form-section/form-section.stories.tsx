import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { TextInput } from '../../inputs/text-input/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { FormField } from '../form-field/index.ts';
import { FormSection } from './index.ts';

interface Traveller {
  nome: string;
  documento: string;
}

/** Two sections of one form, the second of them folded. */
function Sections() {
  const form = useForm<Traveller>({ defaultValues: { nome: '', documento: '' } });
  const refuse = () => form.setError('documento', { type: 'violation', message: 'Informe o documento.' });
  return (
    <FormProvider {...form}>
      <div className="g:grid g:max-w-xl g:gap-3">
        <FormSection title="Viajante" names={['nome']}>
          <FormField input={TextInput} control={form.control} name="nome" label="Nome" />
        </FormSection>
        <FormSection title="Documentos" names={['documento']} defaultOpen={false}>
          <FormField input={TextInput} control={form.control} name="documento" label="Documento" />
        </FormSection>
        <Button onClick={refuse}>Salvar</Button>
      </div>
    </FormProvider>
  );
}

const meta = { title: 'Form/FormSection', component: Sections } satisfies Meta<typeof Sections>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Folded: Story = {};
export const Unfolds: Story = {
  name: 'a section unfolds and counts when one of its fields is refused',
  play: async () => {
    await expect(screen.queryByRole('textbox', { name: 'Documento' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(screen.getByRole('button', { name: /Documentos.*1 erro/ })).toHaveAttribute('aria-expanded', 'true'));
    await expect(screen.getByRole('textbox', { name: 'Documento' })).toHaveAccessibleDescription('Informe o documento.');
    await expect(screen.getByRole('button', { name: 'Viajante' })).toBeVisible();
  },
};
