import { type ChatMessages, shownMessages } from '@guiche/domain/chat';
import type { ChatMessage } from '@guiche/domain/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/button/index.ts';
import { onTouchScreen } from '../../test-support/touch-screen.ts';
import { ChatPopup, type ChatPopupProps } from './chat-popup.tsx';
import type { LocalChatMessage } from './local-chat-message.ts';

const message = (id: number, data: string, changes: Partial<ChatMessage>): ChatMessage => ({
  id,
  mensagem: '',
  data,
  nomeUsuario: 'Letícia Marques',
  usuarioAtual: false,
  lida: true,
  ...changes,
});

const STORED = [
  message(1, '2026-11-20T18:31:00.000Z', { mensagem: 'Bom dia! O viajante consegue chegar na véspera?' }),
  message(2, '2026-11-20T18:40:00.000Z', {
    mensagem: 'Bom dia! Consegue, sim: incluímos uma opção na noite anterior.',
    nomeUsuario: 'Camila Nogueira Prado',
    usuarioAtual: true,
  }),
  message(3, '2026-11-21T13:02:00.000Z', { mensagem: 'Perfeito.\nE o retorno, dá para sair depois das 18h?', lida: false }),
  message(4, '2026-11-21T13:15:00.000Z', {
    mensagem: 'Dá. Já cotei.',
    nomeUsuario: 'Camila Nogueira Prado',
    usuarioAtual: true,
    lida: false,
  }),
];
const local = (localId: string, mensagem: string, failed = false): LocalChatMessage => ({ localId, mensagem, after: 4, failed });
const chat = (stored: readonly ChatMessage[], ...own: LocalChatMessage[]): ChatMessages<LocalChatMessage> => ({ stored, local: own });

/** A notebook's screen at a zoom of 200 %. */
const ZOOMED = {
  parameters: { viewport: { options: { zoomed: { name: '683x384', styles: { width: '683px', height: '384px' }, type: 'desktop' } } } },
  globals: { viewport: { value: 'zoomed', isRotated: false } },
} as const;

/** Holds the text, as an app does. */
function Held(props: ChatPopupProps) {
  const [text, setText] = useState(props.text);
  return (
    <ChatPopup
      {...props}
      text={text}
      onTextChange={setText}
      onSend={(sent) => {
        setText('');
        props.onSend(sent);
      }}
    />
  );
}

const meta = {
  title: 'Request/ChatPopup',
  component: ChatPopup,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 620 } } },
  args: {
    number: 48210,
    client: 'Aurora Alimentos',
    messages: chat(STORED),
    text: '',
    onTextChange: fn(),
    onSend: fn(),
    onResend: fn(),
    onClose: fn(),
    now: new Date('2026-11-21T14:00:00.000Z'),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof ChatPopup>;
export default meta;
type Story = StoryObj<typeof meta>;

const popup = () => within(screen.getByRole('dialog', { name: 'Conversa da solicitação 48210' }));
const lines = () => popup().getByRole('log');

export const ZoomedIn: Story = {
  name: 'on a screen that is zoomed in the messages keep room above the text',
  tags: ['!autodocs'],
  ...ZOOMED,
  play: async () => {
    await expect(lines().getBoundingClientRect().height).toBeGreaterThan(120);
    await expect(screen.getByRole('dialog').getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};
const field = () => popup().getByRole('textbox', { name: 'Mensagem' });

export const Several: Story = {
  name: 'A-161 the messages stand in a popup, the oldest first, by day, each with writer and time',
  play: async () => {
    await expect(field()).toHaveFocus();
    const texts = within(lines())
      .getAllByText(/véspera|anterior|retorno|cotei|^Hoje$|20\/11/)
      .map(({ textContent }) => textContent);
    await expect(texts).toEqual([
      'sex 20/11',
      'Bom dia! O viajante consegue chegar na véspera?',
      'Bom dia! Consegue, sim: incluímos uma opção na noite anterior.',
      'Hoje',
      'Perfeito.\nE o retorno, dá para sair depois das 18h?',
      'Dá. Já cotei.',
    ]);
    await expect(within(lines()).getAllByText('Letícia Marques')).toHaveLength(2);
    await expect(within(lines()).getAllByText('Lida')).toHaveLength(1);
    await expect(within(lines()).getAllByText('Enviada')).toHaveLength(1);
  },
};

export const Width: Story = {
  name: 'the text and its button take the whole width',
  play: async () => {
    const { left, right } = lines().getBoundingClientRect();
    const [text, send] = [field(), popup().getByRole('button', { name: 'Enviar' })].map((part) => part.getBoundingClientRect());
    await expect(text?.left).toBeLessThan(left + 16);
    await expect(send?.right).toBeGreaterThan(right - 16);
  },
};

export const Empty: Story = {
  args: { messages: chat([]) },
  play: async () => waitFor(() => expect(popup().getByText(/Nenhuma mensagem ainda/)).toBeVisible()),
};
export const Loading: Story = {
  args: { messages: undefined },
  play: async () => expect(popup().getByRole('status')).toHaveTextContent('Carregando a conversa'),
};
export const Failed: Story = {
  name: 'messages that could not be loaded are asked for again, and what is typed stays',
  args: { messages: undefined, error: 'Erro ao obter mensagens', onRetry: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.type(field(), 'Olá');
    await userEvent.click(popup().getByRole('button', { name: 'Tentar de novo' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    await expect(field()).toHaveValue('Olá');
  },
};

export const Sends: Story = {
  name: 'Enter sends, Shift and Enter begins a new line',
  play: async ({ args, userEvent }) => {
    await expect(field()).toHaveAccessibleDescription('Enter envia, Shift+Enter quebra a linha');
    await userEvent.type(field(), 'Bom dia!{Shift>}{Enter}{/Shift}Segue a opção.{Enter}');
    await expect(args.onSend).toHaveBeenCalledTimes(1);
    await expect(args.onSend).toHaveBeenCalledWith('Bom dia!\nSegue a opção.');
    await expect(field()).toHaveValue('');
    await userEvent.type(field(), 'Obrigada');
    await userEvent.click(popup().getByRole('button', { name: 'Enviar' }));
    await expect(args.onSend).toHaveBeenLastCalledWith('Obrigada');
  },
};

export const ByTouch: Story = {
  name: 'on a touch screen, whose keyboard has no Shift+Enter, Enter begins a new line and the button sends',
  beforeEach: onTouchScreen,
  play: async ({ args, userEvent }) => {
    await expect(field()).not.toHaveAccessibleDescription(/Enter/);
    await userEvent.type(field(), 'Bom dia!{Enter}Segue a opção.');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.click(popup().getByRole('button', { name: 'Enviar' }));
    await expect(args.onSend).toHaveBeenCalledTimes(1);
    await expect(args.onSend).toHaveBeenCalledWith('Bom dia!\nSegue a opção.');
    // Its keyboard stays for the next message.
    await expect(field()).toHaveFocus();
  },
};

export const NextWhileSending: Story = {
  name: 'the next message is sent while the one before is on its way',
  tags: ['!autodocs'],
  render: function Render(args) {
    const [text, setText] = useState('');
    async function send(sent: string) {
      setText('');
      args.onSend(sent);
      // No answer comes.
      await new Promise(() => undefined);
    }
    return <ChatPopup {...args} text={text} onTextChange={setText} onSend={send} />;
  },
  play: async ({ args, userEvent }) => {
    await userEvent.type(field(), 'Já cotei.{Enter}');
    await userEvent.type(field(), 'Veja, por favor.{Enter}');
    await waitFor(() => expect(args.onSend).toHaveBeenLastCalledWith('Veja, por favor.'));
    await expect(args.onSend).toHaveBeenCalledTimes(2);
  },
};

export const Blank: Story = {
  name: 'A-165 an empty message, or one of blanks only, is not sent',
  play: async ({ args, userEvent }) => {
    await userEvent.click(field());
    await userEvent.keyboard('{Enter}   {Enter}');
    await userEvent.click(popup().getByRole('button', { name: 'Enviar' }));
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.type(field(), 'a{Enter}');
    await expect(args.onSend).toHaveBeenCalledTimes(1);
  },
};

export const TooLong: Story = {
  name: 'a text that is too long is told, kept and not sent',
  args: { text: 'x'.repeat(4001) },
  play: async ({ args, userEvent }) => {
    await expect(field()).toHaveAccessibleDescription(/O texto tem 4\.001 caracteres; cabem 4\.000\./);
    await userEvent.click(field());
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(field()).toHaveValue('x'.repeat(4001));
  },
};

/** Sends as an app does that waits for the server: the message is local until its copy comes. */
function Polled(props: ChatPopupProps) {
  const [known, setKnown] = useState(chat(STORED));
  const copy = message(5, '2026-11-21T13:20:00.000Z', { mensagem: 'Segue a opção.', usuarioAtual: true, lida: false });
  return (
    <>
      <Held
        {...props}
        messages={shownMessages(known)}
        onSend={(mensagem) => setKnown((before) => chat(before.stored, ...before.local, local('a', mensagem)))}
      />
      <Button onClick={() => setKnown((before) => chat([...STORED, copy], ...before.local))}>Copy comes</Button>
    </>
  );
}

export const LocalFirst: Story = {
  name: 'A-166 A-167 a message shows at once, once when its copy comes, and the newest is scrolled to',
  render: (args) => <Polled {...args} />,
  play: async ({ userEvent }) => {
    await userEvent.type(field(), 'Segue a opção.{Enter}');
    await expect(within(lines()).getByText('Enviando')).toBeVisible();
    await expect(within(lines()).getAllByText('Segue a opção.')).toHaveLength(1);
    const atEnd = () => {
      const { scrollTop, clientHeight, scrollHeight } = lines();
      return Math.abs(scrollHeight - clientHeight - scrollTop) <= 1;
    };
    await waitFor(() => expect(atEnd()).toBe(true));
    await userEvent.click(screen.getByRole('button', { name: 'Copy comes' }));
    await expect(within(lines()).queryByText('Enviando')).toBeNull();
    await expect(within(lines()).getAllByText('Segue a opção.')).toHaveLength(1);
    await waitFor(() => expect(atEnd()).toBe(true));
  },
};

export const LongChat: Story = {
  name: 'A-167 a long chat shows its newest message when it opens',
  args: {
    messages: chat(
      Array.from({ length: 40 }, (_, index) => message(index + 1, '2026-11-21T13:02:00.000Z', { mensagem: `Mensagem ${index + 1}` })),
    ),
  },
  play: async () => {
    await waitFor(() => expect(within(lines()).getByText('Mensagem 40')).toBeVisible());
    const { bottom } = lines().getBoundingClientRect();
    await waitFor(() => expect(within(lines()).getByText('Mensagem 40').getBoundingClientRect().bottom).toBeLessThan(bottom));
  },
};

export const NotSent: Story = {
  name: 'A-168 a message that was not sent stays, says so, and is sent again by its button, which gives the focus to the field',
  args: { messages: chat(STORED, local('a', 'Segue a opção.', true), local('b', 'E o hotel?')) },
  play: async ({ args, userEvent }) => {
    await expect(within(lines()).getByText('Segue a opção.')).toBeVisible();
    await userEvent.click(popup().getByRole('button', { name: 'Mensagem não enviada. Tentar novamente' }));
    await expect(args.onResend).toHaveBeenCalledTimes(1);
    await expect(args.onResend).toHaveBeenCalledWith('a');
    await expect(popup().getByRole('textbox')).toHaveFocus();
  },
};

function WithButton(props: ChatPopupProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Conversar</Button>
      {open && <Held {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

export const ByKeyboard: Story = {
  name: 'Escape closes it, and the focus returns to where it was; the page beside it stays in use',
  render: (args) => <WithButton {...args} />,
  play: async ({ userEvent }) => {
    const button = screen.getByRole('button', { name: 'Conversar' });
    await userEvent.click(button);
    await waitFor(() => expect(field()).toHaveFocus());
    await expect(button).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(button).toHaveFocus();
  },
};

export const LongWords: Story = {
  args: {
    client: 'Companhia Nordestina de Distribuição de Alimentos e Bebidas do Vale do São Francisco',
    messages: chat([message(1, '2026-11-21T13:02:00.000Z', { mensagem: `https://exemplo.com/${'a'.repeat(90)}` })]),
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    const list = lines();
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};
