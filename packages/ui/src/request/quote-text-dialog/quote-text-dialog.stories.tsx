import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { storedRoundTrip } from '../../test-support/air-quote-fixtures.ts';
import { storedTrip } from '../../test-support/bus-quote-fixtures.ts';
import { busService, otherQuote } from '../../test-support/request-fixtures.ts';
import { QuoteTextDialog, type QuoteTextDialogProps } from './quote-text-dialog.tsx';

/** Keeps the choice, as a screen does. */
function Chosen({ choice: initial, onChoiceChange, ...props }: QuoteTextDialogProps) {
  const [choice, setChoice] = useState(initial);
  return (
    <QuoteTextDialog
      {...props}
      choice={choice}
      onChoiceChange={(next) => {
        setChoice(next);
        onChoiceChange(next);
      }}
    />
  );
}

const meta: Meta<typeof QuoteTextDialog> = {
  title: 'Request/QuoteTextDialog',
  component: QuoteTextDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 620 } } },
  args: {
    open: true,
    onOpenChange: fn(),
    onChoiceChange: fn(),
    onCopy: fn(async () => true),
    quotes: [storedRoundTrip()],
    context: 'GRU → REC · 10/12/2026 – 14/12/2026 · Ana Lima',
    choice: { language: 'pt-BR', form: 'whatsapp' },
  },
  render: (args) => <Chosen {...args} />,
};
export default meta;
type Story = StoryObj<typeof meta>;

const text = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Texto para o cliente/ });

export const WhatsApp: Story = {};
export const PlainText: Story = {
  args: { quotes: [storedRoundTrip(), storedRoundTrip({ id: 'x', total: 1741.08 })], choice: { language: 'pt-BR', form: 'plain' } },
};
export const Refused: Story = { args: { refused: true }, tags: ['picture'] };
export const Empty: Story = { args: { quotes: [] } };
export const LongContent: Story = { args: { quotes: [otherQuote({ descricao: 'Transfer executivo com motorista. '.repeat(60) })] } };
export const OnPhone: Story = { globals: { viewport: { value: 'mobile2', isRotated: false } } };

export const Copies: Story = {
  name: 'B-013 Enter copies what is shown, in the language and form that are chosen',
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Copiar' })).toHaveFocus());
    const shown = await text();
    await expect(shown.value).toMatch(/^\*Gol, GRU → REC\*\nIda, qui 10\/12\/2026/);
    await userEvent.click(screen.getByRole('radio', { name: 'Inglês' }));
    await expect(args.onChoiceChange).toHaveBeenLastCalledWith({ language: 'en', form: 'whatsapp' });
    await userEvent.click(screen.getByRole('radio', { name: 'Texto simples (e-mail)' }));
    await expect(shown.value).toMatch(/^Gol, GRU → REC\nOutbound, Thu 10 Dec 2026/);
    await expect(shown.value).not.toContain('*');
    screen.getByRole('button', { name: 'Copiar' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCopy).toHaveBeenCalledTimes(1);
    await expect(args.onCopy).toHaveBeenCalledWith(shown.value);
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};

export const BusWithoutStations: Story = {
  name: 'B-012 a bus without stations is written with the cities of its service',
  args: { quotes: [storedTrip({ rodoviariaPartida: null, rodoviariaChegada: null })], service: busService() },
  play: async () => {
    const { origem, destino } = busService();
    const shown = await text();
    await expect(shown.value).toMatch(new RegExp(`^Partida: .+, ${origem}$`, 'm'));
    await expect(shown.value).toMatch(new RegExp(`^Chegada: .+, ${destino}$`, 'm'));
  },
};

export const RefusedByBrowser: Story = {
  name: 'B-013 where the clipboard is refused the text is selected, and the keys that copy it are told',
  args: { onCopy: fn(async () => false) },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Copiar' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(/O texto está selecionado: use (Ctrl\+C|⌘C)\./);
    const shown = await text();
    await waitFor(() => expect(shown).toHaveFocus());
    await expect([shown.selectionStart, shown.selectionEnd]).toEqual([0, shown.value.length]);
  },
};

export const RefusedBefore: Story = {
  name: 'B-013 opened after a refusal it begins with the text selected',
  args: { refused: true },
  play: async () => {
    const shown = await text();
    await waitFor(() => expect(shown).toHaveFocus());
    await waitFor(() => expect([shown.selectionStart, shown.selectionEnd]).toEqual([0, shown.value.length]));
  },
};

export const NothingToCopy: Story = {
  name: 'B-013 without a quote that has a price there is nothing to copy, and it says so',
  args: { quotes: [] },
  play: async () => {
    await expect(await screen.findByText('Nenhuma cotação com preço para copiar.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Copiar' })).toBeDisabled();
  },
};
