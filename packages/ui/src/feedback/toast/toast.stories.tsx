import { formatMoney } from '@guiche/masks/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Autocomplete } from '../../inputs/autocomplete/index.ts';
import { TextInput } from '../../inputs/text-input/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { ConfirmDialog } from '../../primitives/confirm-dialog/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { onScreen } from '../../test-support/screens.ts';
import type { ToastMessage } from './toast-message.ts';
import { ToastProvider, useTakeBackToast, useToast } from './toast-provider.tsx';

const MESSAGES: readonly ToastMessage[] = [
  { tipo: 'SUCCESS', text: 'Informações salvas com sucesso.' },
  { tipo: 'ERROR', text: 'Erro ao remover cotações.' },
  { tipo: 'WARNING', text: 'Não foi possível buscar o cartão de todos viajantes' },
  { tipo: 'INFO', text: 'A solicitação será processada e finalizada em breve.' },
];

function Buttons() {
  const toast = useToast();
  const takeBack = useTakeBackToast();
  return (
    <div className="g:flex g:flex-wrap g:gap-2">
      {MESSAGES.map((message) => (
        <Button key={message.tipo} onClick={() => toast(message)}>
          {message.tipo}
        </Button>
      ))}
      <Button onClick={() => MESSAGES[0] && takeBack(MESSAGES[0])}>Desfazer</Button>
    </div>
  );
}

const meta = {
  title: 'Feedback/Toast',
  component: ToastProvider,
  args: { children: <Buttons /> },
} satisfies Meta<typeof ToastProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The toasts on screen, from the top down. */
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-tipo]:not([hidden])')].sort(
    (a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top,
  );

export const Kinds: Story = {};

export const AllKinds: Story = {
  name: 'A-285 Q-288 S-192 S-381 one look for each tipo, with its text; the newest is shown, and the others below it when they are asked for',
  play: async ({ canvas, userEvent }) => {
    for (const { tipo } of MESSAGES) await userEvent.click(canvas.getByRole('button', { name: tipo }));
    await waitFor(() => expect(shown().map(({ dataset }) => dataset['tipo'])).toEqual(['INFO']));
    await userEvent.click(screen.getByRole('button', { name: 'mais 3 mensagens, com erro', expanded: false }));
    await waitFor(() => expect(shown().map(({ dataset }) => dataset['tipo'])).toEqual(['INFO', 'WARNING', 'ERROR', 'SUCCESS']));
    for (const { tipo, text } of MESSAGES) {
      await expect(shown().find(({ dataset }) => dataset['tipo'] === tipo)).toHaveTextContent(text);
    }
    await userEvent.click(screen.getByRole('button', { name: 'mais 3 mensagens, com erro', expanded: true }));
    await waitFor(() => expect(shown().map(({ dataset }) => dataset['tipo'])).toEqual(['INFO']));
  },
};

export const NextOnes: Story = {
  name: 'S-192 when the newest toast is closed the one before it is shown',
  play: async ({ canvas, userEvent }) => {
    for (const tipo of ['SUCCESS', 'INFO']) await userEvent.click(canvas.getByRole('button', { name: tipo }));
    await userEvent.click(await screen.findByRole('button', { name: 'Fechar mensagem' }));
    await waitFor(() => expect(shown().map(({ dataset }) => dataset['tipo'])).toEqual(['SUCCESS']));
    await expect(screen.queryByRole('button', { name: /^mais/ })).toBeNull();
  },
};

/** A dialog that shows a toast while it is open, and the question that it asks. */
function SpeakingDialog() {
  const toast = useToast();
  const [open, setOpen] = useState(true);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Dialog open={open} onOpenChange={setOpen} title="Cotação">
        <Button onClick={() => toast({ tipo: 'ERROR', text: 'Erro ao salvar informações.' })}>Salvar</Button>
        <Button onClick={() => setAsking(true)}>Descartar</Button>
      </Dialog>
      <ConfirmDialog open={asking} onOpenChange={setAsking} title="Descartar?" onConfirm={() => setAsking(false)} />
    </>
  );
}

export const EscapeIsTheDialogs: Story = {
  name: 'Escape that is pressed in a dialog closes the dialog, although a toast came later; of two dialogs the inner one',
  args: { children: <SpeakingDialog /> },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Cotação' });
    await userEvent.click(screen.getByRole('button', { name: 'Descartar' }));
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(dialog).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(shown()).toHaveLength(1));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Cotação' })).not.toBeInTheDocument());
  },
};

export const NotTwice: Story = {
  name: 'A-290 S-193 a toast equal to one on screen is not shown again, one of another type or text is',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ERROR' }));
    await userEvent.click(canvas.getByRole('button', { name: 'ERROR' }));
    await waitFor(() => expect(shown()).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: 'WARNING' }));
    await userEvent.click(await screen.findByRole('button', { name: /^mais 1 mensagem/ }));
    await waitFor(() => expect(shown().map(({ dataset }) => dataset['tipo'])).toEqual(['WARNING', 'ERROR']));
  },
};

const undo = fn();

/** Texts as long as those of a removed quote, with what undoes each. */
function LongRemoval() {
  const toast = useToast();
  const text = (airline: string) => `Cotação removida: ${airline}, BSB → MEX → GRU → BSB, US$\u00a01.496,03.`;
  return (
    <Button
      onClick={() => {
        for (const airline of ['Latam Airlines', 'Copa Airlines']) {
          toast({ tipo: 'SUCCESS', text: text(airline), action: { label: 'Desfazer', onAct: undo } });
        }
      }}
    >
      Remover duas
    </Button>
  );
}

export const LongTextOnASmallPhone: Story = {
  ...onScreen('small'),
  name: 'a long text keeps the width of its toast beside an action and the number of the others, 320x700',
  args: { children: <LongRemoval /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remover duas' }));
    await expect(await screen.findByRole('button', { name: 'mais 1 mensagem' })).toBeVisible();
    const [toast] = shown();
    // Four lines of text, and one of buttons.
    await waitFor(() => expect(toast?.getBoundingClientRect().height).toBeLessThan(150));
  },
};

function Removal() {
  const toast = useToast();
  return (
    <Button onClick={() => toast({ tipo: 'SUCCESS', text: 'Cotação removida.', action: { label: 'Desfazer', onAct: undo } })}>
      Remover
    </Button>
  );
}

function Refused() {
  const toast = useToast();
  return <Button onClick={() => toast({ tipo: 'ERROR', text: 'Sem lugares.\nTarifa vencida.' })}>Pesquisar</Button>;
}

export const Lines: Story = {
  name: 'the lines of a text stand below each other, however short they are',
  args: { children: <Refused /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pesquisar' }));
    await waitFor(() => expect(shown()).toHaveLength(1));
    const text = screen.getAllByText(/Sem lugares/).find((each) => each.closest('[data-tipo]'));
    const words = document.createRange();
    if (text) words.selectNodeContents(text);
    await expect(new Set([...words.getClientRects()].map(({ top }) => top)).size).toBe(2);
  },
};

export const WithAction: Story = {
  name: 'B-015 a toast offers to undo, once, also by keyboard',
  args: { children: <Removal /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remover' }));
    const action = await screen.findByRole('button', { name: 'Desfazer' });
    // F8 goes to the messages from anywhere.
    await userEvent.keyboard('{F8}');
    await userEvent.tab();
    await expect(action).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(undo).toHaveBeenCalledTimes(1);
    // The focus goes back to where it was before it came to the messages.
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remover' })).toHaveFocus());
    // An equal message may come while the former one leaves.
    await userEvent.click(canvas.getByRole('button', { name: 'Remover' }));
    await expect(await screen.findByRole('button', { name: 'Desfazer' })).toBeVisible();
    await waitFor(() => expect(shown().filter(({ dataset }) => dataset['state'] === 'open')).toHaveLength(1));
  },
};

export const Announced: Story = {
  name: 'a screen reader hears a toast, an error at once, and how its action is reached; then the text stands there once',
  args: {
    children: (
      <>
        <Buttons />
        <Removal />
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const said = (live: string) => [...document.querySelectorAll(`[aria-live="${live}"]`)].map(({ textContent }) => textContent);
    await userEvent.click(canvas.getByRole('button', { name: 'ERROR' }));
    await waitFor(() => expect(said('assertive')).toEqual(['Mensagem: Erro ao remover cotações.']));
    await userEvent.click(canvas.getByRole('button', { name: 'Remover' }));
    await waitFor(() => expect(said('polite')).toEqual(['Mensagem: Cotação removida. Desfazer: F8.']));
    await waitFor(() => expect([...said('assertive'), ...said('polite')]).toEqual([]), { timeout: 3000 });
    await expect(screen.getAllByText('Cotação removida.')).toHaveLength(1);
  },
};

export const ClosedByKeyboard: Story = {
  name: 'A-289 Escape closes the toast that has the focus, which goes back to where it was',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'SUCCESS' }));
    await userEvent.click(canvas.getByRole('button', { name: 'ERROR' }));
    await screen.findByRole('button', { name: 'mais 1 mensagem' });
    await userEvent.keyboard('{F8}');
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(shown().map(({ dataset }) => dataset['tipo'])).toEqual(['SUCCESS']));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'ERROR' })).toHaveFocus());
  },
};

export const EqualActions: Story = {
  name: 'A-290 B-015 equal toasts with an action are both kept: each undoes something else',
  args: { children: <Removal /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remover' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remover' }));
    await userEvent.click(await screen.findByRole('button', { name: 'mais 1 mensagem' }));
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Desfazer' })).toHaveLength(2));
  },
};

export const ActionStaysInSight: Story = {
  name: 'B-015 S-192 a toast with an action is not folded by the next ones, which stand above it',
  args: {
    children: (
      <>
        <Buttons />
        <Removal />
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    undo.mockClear();
    const kinds = () => shown().map(({ dataset }) => dataset['tipo']);
    await userEvent.click(canvas.getByRole('button', { name: 'Remover' }));
    const toast = await screen.findByText('Cotação removida.');
    const action = within(toast.closest('li') ?? toast).getByRole('button', { name: 'Desfazer' });
    await userEvent.click(canvas.getByRole('button', { name: 'ERROR' }));
    await waitFor(() => expect(kinds()).toEqual(['ERROR', 'SUCCESS']));
    await expect(screen.queryByRole('button', { name: /^mais/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'INFO' }));
    await waitFor(() => expect(kinds()).toEqual(['INFO', 'SUCCESS']));
    await expect(screen.getByRole('button', { name: 'mais 1 mensagem, de erro' })).toBeVisible();
    await userEvent.dblClick(action);
    await expect(undo).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(kinds()).toEqual(['INFO']));
  },
};

/** A window that opens over a page with a toast. */
function RemovalAndWindow() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Removal />
      <Button onClick={() => setOpen(true)}>Abrir</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Cotação">
        <Removal />
      </Dialog>
    </>
  );
}

async function undoesByKeyboard(userEvent: { keyboard: (keys: string) => Promise<void>; tab: () => Promise<void> }) {
  undo.mockClear();
  const dialog = await screen.findByRole('dialog', { name: 'Cotação' });
  const origin = screen.getByRole('button', { name: 'Remover' });
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  origin.focus();
  const action = await screen.findByRole('button', { name: 'Desfazer' });
  await userEvent.keyboard('{F8}');
  await userEvent.tab();
  await expect(action).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(undo).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(origin).toHaveFocus());
  await expect(dialog).toBeVisible();
}

export const ActionBehindAWindow: Story = {
  name: 'B-015 while a window is open the action of a toast is there by role and by keyboard, and the focus goes back into the window',
  args: { children: <RemovalAndWindow /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remover' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir' }));
    await undoesByKeyboard(userEvent);
  },
};

export const FirstToastOfAWindow: Story = {
  name: 'B-015 so it is with the first toast of the page, which comes out of the window; Escape on it closes the toast alone',
  args: { children: <RemovalAndWindow /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remover' }));
    await undoesByKeyboard(userEvent);
    await userEvent.click(screen.getByRole('button', { name: 'Remover' }));
    await userEvent.keyboard('{F8}');
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(shown()).toHaveLength(0), { timeout: 3000 });
    await expect(screen.getByRole('dialog', { name: 'Cotação' })).toBeVisible();
  },
};

export const Closed: Story = {
  name: 'A-289 a toast can be closed',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'SUCCESS' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Fechar mensagem' }));
    await waitFor(() => expect(shown()).toHaveLength(0), { timeout: 3000 });
  },
};

export const TakenBack: Story = {
  name: 'a toast that no longer holds is taken off the screen; the others stay',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'SUCCESS' }));
    await userEvent.click(canvas.getByRole('button', { name: 'ERROR' }));
    await expect(await screen.findByRole('button', { name: 'mais 1 mensagem' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Desfazer' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'mais 1 mensagem' })).toBeNull());
    await expect(shown().map(({ dataset }) => dataset['tipo'])).toEqual(['ERROR']);
  },
};

/** A page with heading, primary action at the top right and prices, and a window over it when asked; toasts come at once. */
function BusyScreen({ inWindow }: { inWindow: boolean }) {
  const toast = useToast();
  const speak = () => {
    for (const message of MESSAGES.slice(0, 2)) toast(message);
  };
  return (
    <div className="g:p-4">
      <div className="g:mt-10 g:flex g:items-center g:justify-between g:gap-4">
        <h1 data-keeps-clear="" className="g:font-semibold g:text-xl">
          Solicitação 48210
        </h1>
        <Button tone="primary" onClick={speak}>
          Concluir
        </Button>
      </div>
      {[2157.13, 3904.43].map((price) => (
        <p key={price} data-keeps-clear="" className="g:mt-12 g:w-fit g:font-semibold g:text-xl g:sm:me-90 g:sm:ms-auto">
          {formatMoney(price)}
        </p>
      ))}
      <Dialog
        open={inWindow}
        onOpenChange={() => undefined}
        title="Editar cotação aérea"
        context="Solicitação 48210 · Ana Beatriz Lima e mais 1 · GRU → REC · 10/12 a 14/12"
        size="xl"
        footer={
          <Button tone="primary" onClick={speak}>
            Salvar
          </Button>
        }
      >
        <div className="g:h-[120vh] g:bg-surface-2" />
      </Dialog>
    </div>
  );
}

const page: Story['args'] = { children: <BusyScreen inWindow={false} /> };
const pageWithWindow: Story['args'] = { children: <BusyScreen inWindow /> };

/** Presses the primary action, and compares the rectangles of the toasts with those of what they must not cover. */
async function coversNothing(action: string) {
  const button = await screen.findByRole('button', { name: action });
  button.click();
  await expect(await screen.findByRole('button', { name: /^mais 1 mensagem/ })).toBeVisible();
  await expect(shown()).toHaveLength(1);
  const inWindow = button.closest('[data-slot="dialog"]');
  const kept = [...(inWindow ?? document).querySelectorAll('[data-keeps-clear]')];
  await expect(kept.length).toBeGreaterThan(1);
  await waitFor(() => {
    for (const toast of shown().map((element) => element.getBoundingClientRect())) {
      expect(toast.top).toBeGreaterThanOrEqual(0);
      expect(toast.bottom).toBeLessThanOrEqual(window.innerHeight);
      expect(toast.left).toBeGreaterThanOrEqual(0);
      expect(toast.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
      for (const box of kept.map((element) => element.getBoundingClientRect())) {
        const apart = toast.top >= box.bottom || toast.bottom <= box.top || toast.left >= box.right || toast.right <= box.left;
        expect(apart).toBe(true);
      }
    }
  });
}

export const ClearAtADesk: Story = {
  ...onScreen('desk'),
  name: 'S-192 toasts cover no primary action, heading or price, 1366x768',
  args: page,
  play: () => coversNothing('Concluir'),
};
export const ClearOnAPhone: Story = {
  ...onScreen('phone'),
  name: 'S-192 toasts cover no primary action, heading or price, 390x844',
  args: page,
  play: () => coversNothing('Concluir'),
};
export const ClearOnAWideScreen: Story = {
  ...onScreen('wide'),
  name: 'S-192 toasts cover no primary action, heading or price, 1920x1080',
  args: page,
  play: () => coversNothing('Concluir'),
};
export const ClearOnASmallPhone: Story = {
  ...onScreen('small'),
  name: 'S-192 toasts cover no primary action, heading or price, 320x700',
  args: page,
  play: () => coversNothing('Concluir'),
};
export const WindowAtADesk: Story = {
  ...onScreen('desk'),
  name: 'S-192 toasts cover neither the primary action nor the head of a window, 1366x768',
  args: pageWithWindow,
  play: () => coversNothing('Salvar'),
};
export const WindowOnAPhone: Story = {
  ...onScreen('phone'),
  name: 'S-192 toasts cover neither the primary action nor the head of a window, 390x844',
  args: pageWithWindow,
  play: () => coversNothing('Salvar'),
};
export const WindowOnAWideScreen: Story = {
  ...onScreen('wide'),
  name: 'S-192 toasts cover neither the primary action nor the head of a window, 1920x1080',
  args: pageWithWindow,
  play: () => coversNothing('Salvar'),
};
export const WindowOnASmallPhone: Story = {
  ...onScreen('small'),
  name: 'S-192 toasts cover neither the primary action nor the head of a window, 320x700',
  args: pageWithWindow,
  play: () => coversNothing('Salvar'),
};

/** A window whose actions stand at the top of its body, as those of a card, and whose foot has none that is primary. */
function ActionsWindow() {
  const toast = useToast();
  const speak = () => {
    for (const message of MESSAGES.slice(0, 2)) toast(message);
  };
  return (
    <Dialog
      open
      onOpenChange={() => undefined}
      title="Cartão virtual"
      context="GRU → REC · Ana Beatriz Lima"
      footer={<Button>Cancelar cartão</Button>}
    >
      <div className="g:grid g:justify-items-start g:gap-2">
        <p className="g:own">4000 0012 3456 7899</p>
        <Button size="sm" onClick={speak}>
          Copiar
        </Button>
        <Button size="sm">Ocultar dados</Button>
      </div>
    </Dialog>
  );
}

/** A window with fields at the top of its body, and room below them. */
function FieldsWindow() {
  const toast = useToast();
  return (
    <Dialog
      open
      onOpenChange={() => undefined}
      title="Testar credencial"
      context="Gol"
      size="xl"
      footer={<Button tone="primary">Testar</Button>}
    >
      <div className="g:grid g:gap-2">
        <TextInput label="Origem" />
        <TextInput label="Destino" />
        <Button size="sm" onClick={() => toast({ tipo: 'SUCCESS', text: 'Informações salvas com sucesso.' })}>
          Avisar
        </Button>
        <table>
          <thead>
            <tr>
              <th>Opção 1</th>
            </tr>
          </thead>
        </table>
      </div>
    </Dialog>
  );
}

export const WindowFieldsOnAPhone: Story = {
  ...onScreen('phone'),
  name: 'S-192 on a phone toasts cover no field of an open window that has room elsewhere, nor the head of a table, 390x844',
  args: { children: <FieldsWindow /> },
  play: async () => {
    (await screen.findByRole('button', { name: 'Avisar' })).click();
    await waitFor(() => expect(shown()).toHaveLength(1));
    const window = screen.getByRole('dialog', { name: 'Testar credencial' });
    await waitFor(() => {
      expect(shown()).toHaveLength(1);
      for (const toast of shown().map((element) => element.getBoundingClientRect())) {
        for (const part of window.querySelectorAll('input, th')) {
          const { top, bottom } = part.getBoundingClientRect();
          expect(toast.top >= bottom || toast.bottom <= top).toBe(true);
        }
      }
    });
  },
};

/** A window whose field offers places below it. */
function ListWindow() {
  const toast = useToast();
  return (
    <Dialog open onOpenChange={() => undefined} title="Testar credencial" size="xl" footer={<Button tone="primary">Testar</Button>}>
      <Autocomplete
        label="Origem"
        minChars={1}
        debounce={0}
        onSearch={() => ['Guarulhos', 'Congonhas', 'Viracopos'].map((label) => ({ id: label, label }))}
      />
      <Button size="sm" className="g:mt-16" onClick={() => toast({ tipo: 'SUCCESS', text: 'Informações salvas com sucesso.' })}>
        Avisar
      </Button>
    </Dialog>
  );
}

export const OpenListOnAPhone: Story = {
  ...onScreen('phone'),
  name: 'S-192 on a phone toasts cover no list that is open in a window, 390x844',
  args: { children: <ListWindow /> },
  play: async ({ userEvent }) => {
    (await screen.findByRole('button', { name: 'Avisar' })).click();
    await waitFor(() => expect(shown()).toHaveLength(1));
    await userEvent.type(screen.getByRole('combobox', { name: 'Origem' }), 'o');
    const list = await screen.findByRole('listbox');
    await waitFor(() => {
      expect(shown()).toHaveLength(1);
      const { top, bottom } = list.getBoundingClientRect();
      for (const toast of shown().map((element) => element.getBoundingClientRect()))
        expect(toast.top >= bottom || toast.bottom <= top).toBe(true);
    });
  },
};

/** A window that is full of fields: there is no room for a toast but over one of them. */
function FullWindow() {
  const toast = useToast();
  return (
    <Dialog open onOpenChange={() => undefined} title="Cotação" size="xl" footer={<Button tone="primary">Salvar</Button>}>
      <div className="g:grid g:gap-2">
        <Button size="sm" onClick={() => toast({ tipo: 'SUCCESS', text: 'Informações salvas com sucesso.' })}>
          Avisar
        </Button>
        {Array.from({ length: 20 }, (_, index) => (
          <TextInput key={index} label={`Campo ${index + 1}`} error="Campo obrigatório" />
        ))}
      </div>
    </Dialog>
  );
}

export const FocusOnAPhone: Story = {
  ...onScreen('phone'),
  name: 'S-192 in a window that is full of fields toasts leave the one that has the focus, with what is said about it, 390x844',
  args: { children: <FullWindow /> },
  play: async () => {
    (await screen.findByRole('button', { name: 'Avisar' })).click();
    await waitFor(() => expect(shown()).toHaveLength(1));
    for (const number of [1, 2, 3, 4]) {
      const field = screen.getByRole('textbox', { name: `Campo ${number}` });
      field.focus({ preventScroll: true });
      await waitFor(() => {
        expect(shown()).toHaveLength(1);
        const { top, bottom } = (field.closest('[data-slot="field"]') ?? field).getBoundingClientRect();
        for (const toast of shown().map((element) => element.getBoundingClientRect()))
          expect(toast.top >= bottom || toast.bottom <= top).toBe(true);
      });
    }
  },
};

export const WindowActionsOnAPhone: Story = {
  ...onScreen('phone'),
  name: 'on a phone toasts cover no action of an open window, neither in its body nor in its foot, 390x844',
  args: { children: <ActionsWindow /> },
  play: async () => {
    (await screen.findByRole('button', { name: 'Copiar' })).click();
    await expect(await screen.findByRole('button', { name: /^mais 1 mensagem/ })).toBeVisible();
    const window = screen.getByRole('dialog', { name: 'Cartão virtual' });
    await expect(window.querySelector('[data-slot="dialog-footer"]')).toHaveAttribute('data-keeps-clear');
    await waitFor(() => {
      for (const toast of shown().map((element) => element.getBoundingClientRect())) {
        for (const button of within(window).getAllByRole('button')) {
          const { top, bottom } = button.getBoundingClientRect();
          expect([button.textContent, toast.top >= bottom || toast.bottom <= top]).toEqual([button.textContent, true]);
        }
      }
    });
  },
};
