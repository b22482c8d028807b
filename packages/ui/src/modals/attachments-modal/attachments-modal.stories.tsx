import type { Attachment } from '@guiche/domain/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { momentText } from '../../internal/moment-text.ts';
import { AttachmentsModal, type AttachmentsModalProps } from './attachments-modal.tsx';
import type { HeldAttachment } from './held-attachment.ts';

const attachment = (index: number, over: Partial<Attachment>): Attachment => ({
  uuid: `00000000-0000-4000-8000-0000000000a${index}`,
  uuidServico: '00000000-0000-4000-8000-0000000000b1',
  idCotacao: null,
  data: '2026-11-21T14:05:00.000Z',
  url: `/api/rest/servicos/anexos/arquivos/00000000-0000-4000-8000-0000000000c${index}.${over.extensao ?? 'pdf'}`,
  descricao: 'Voucher do hotel',
  tamanho: 1_572_864,
  extensao: 'pdf',
  temp: true,
  idSolicitacao: 48_425,
  ...over,
});

const STORED: readonly Attachment[] = [
  attachment(1, {}),
  attachment(2, { descricao: 'Passaporte do viajante', extensao: 'png', tamanho: 824_000, data: '2026-11-20T18:40:00.000Z' }),
  attachment(3, { descricao: 'Política de viagens 2026', extensao: 'docx', tamanho: 96_000, data: '2026-11-20T11:02:00.000Z' }),
  attachment(4, { descricao: 'Rateio por centro de custo', extensao: 'xlsx', tamanho: 34_000, data: '2026-11-19T09:15:00.000Z' }),
];

const pdf = (name: string, size = 5) => new File([new Uint8Array(size)], name, { type: 'application/pdf' });
const HELD: readonly HeldAttachment[] = [
  { id: 'h1', file: pdf('bilhete.pdf', 420_000), descricao: 'Bilhete eletrônico', state: { kind: 'held' } },
  { id: 'h2', file: pdf('seguro.pdf', 2_600_000), descricao: 'Apólice do seguro', state: { kind: 'sending', sent: 0.42 } },
  {
    id: 'h3',
    file: pdf('recibo.pdf', 910_000),
    descricao: 'Recibo do traslado',
    state: { kind: 'failed', reason: 'Sem resposta do servidor. O arquivo continua aqui.' },
  },
];
const REFUSED: HeldAttachment = {
  id: 'h4',
  file: pdf('falso.pdf'),
  descricao: 'Falso',
  state: { kind: 'refused', reason: 'Formato inválido.' },
};

const meta = {
  title: 'Modals/AttachmentsModal',
  component: AttachmentsModal,
  parameters: { docs: { story: { inline: false, height: '720px' } } },
  args: {
    open: true,
    onOpenChange: fn(),
    context: 'Recife, PE · 10/12/2026 – 13/12/2026 · Ana Beatriz Lima',
    attachments: STORED,
    held: HELD.slice(0, 1),
    onHold: fn(),
    onDescribe: fn(async () => undefined),
    onDescribeHeld: fn(),
    onDropHeld: fn(),
    onCancelSending: fn(),
    onSend: fn(),
    onDownload: fn(),
    onRemove: fn(async () => undefined),
    onShowLog: fn(),
  },
} satisfies Meta<typeof AttachmentsModal>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => within(screen.getByRole('dialog', { name: 'Anexos' }));
const rows = () => dialog().queryAllByRole('listitem');
const rowOf = (name: string) => {
  const row = rows().find(({ textContent }) => textContent?.includes(name));
  if (!row) throw new Error(`no row of ${name}`);
  return within(row);
};

export const Files: Story = { tags: ['picture'] };
export const OnTheWay: Story = { tags: ['picture'], args: { held: HELD } };
export const OnAPhone: Story = { args: { held: HELD }, globals: { viewport: { value: 'mobile1' } } };

/** The height of each row without its line, and where its last two buttons end: those that describe a file and take it away. */
const shapes = () =>
  rows().map((row) => ({
    height: row.clientHeight,
    ends: [...row.querySelectorAll('button')].slice(-2).map((button) => Math.round(button.getBoundingClientRect().right)),
  }));

const likeTheStored: Story['play'] = async () => {
  await expect(rows()).toHaveLength(2);
  await waitFor(() => {
    const [held, stored] = shapes();
    return expect(held).toEqual(stored);
  });
};

export const SameRows: Story = {
  name: 'the row of a held file is as high as that of a stored one, and their buttons stand in line',
  args: { attachments: STORED.slice(0, 1) },
  play: likeTheStored,
};

export const SameRowsOnAPhone: Story = { ...SameRows, name: 'so they are on a phone', globals: { viewport: { value: 'mobile1' } } };
export const NeverSaved: Story = {
  name: 'Q-172 for what was never saved nothing can be sent and nothing has happened yet: its files wait to be saved with it',
  args: { attachments: [] },
  render: ({ onSend: _send, onShowLog: _log, ...args }) => <AttachmentsModal {...args} />,
  play: async ({ args }) => {
    await expect(rowOf('Bilhete eletrônico').getByText('Será enviado ao salvar')).toBeVisible();
    await expect(dialog().getByText('1 arquivo por enviar.')).toBeVisible();
    await expect(dialog().queryByRole('button', { name: 'Enviar agora' })).toBeNull();
    await expect(dialog().queryByRole('button', { name: 'Histórico' })).toBeNull();
    await userEvent.click(dialog().getByRole('button', { name: 'Tirar da lista: Bilhete eletrônico' }));
    await expect(args.onDropHeld).toHaveBeenCalledWith('h1');
  },
};

export const NothingToSend: Story = {
  args: { attachments: [], held: [] },
  render: ({ onSend: _send, onShowLog: _log, ...args }) => <AttachmentsModal {...args} />,
};

export const LongWords: Story = {
  args: {
    attachments: [
      attachment(1, { descricao: 'Comprovante_de_pagamento_da_diária_adicional_do_hotel_em_Recife_com_café_da_manhã_incluído_v2_final' }),
      ...STORED.slice(1, 3),
    ],
  },
};

export const List: Story = {
  name: 'Q-054 Q-175 each file is listed with description, extension, size and moment',
  args: { held: [] },
  play: async () => {
    const [first, second] = rows();
    await expect(first).toHaveTextContent('Voucher do hotel');
    await expect(first).toHaveTextContent('PDF');
    await expect(first).toHaveTextContent('1,50 MB');
    await expect(first).toHaveTextContent(momentText('2026-11-21T14:05:00.000Z'));
    await expect(second).toHaveTextContent('PNG');
    await expect(second).toHaveTextContent('0,79 MB');
    await expect(dialog().getByRole('status')).toHaveTextContent('4 anexos');
  },
};

export const Images: Story = {
  name: 'an image can be looked at, in the read-only mode too; other files are downloaded',
  args: { readOnly: true, onPreview: fn() },
  play: async ({ args }) => {
    const views = dialog().getAllByRole('button', { name: /^Ver / });
    await expect(views.map((button) => button.getAttribute('aria-label'))).toEqual(['Ver Passaporte do viajante']);
    await userEvent.click(dialog().getByRole('button', { name: 'Ver Passaporte do viajante' }));
    await expect(args.onPreview).toHaveBeenCalledWith(STORED[1]);
  },
};

export const ReadOnly: Story = {
  name: 'Q-054 in the read-only mode nothing but list, download and log is left',
  tags: ['picture'],
  args: { readOnly: true, held: HELD },
  play: async ({ args }) => {
    await expect(rows()).toHaveLength(STORED.length);
    const buttons = dialog()
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label') ?? button.textContent);
    await expect(buttons).toEqual(['Fechar', ...STORED.map(({ descricao }) => `Baixar ${descricao}`), 'Histórico']);
    await userEvent.click(dialog().getByRole('button', { name: 'Baixar Voucher do hotel' }));
    await expect(args.onDownload).toHaveBeenCalledWith(STORED[0], 'Voucher do hotel.pdf');
    await userEvent.click(dialog().getByRole('button', { name: 'Histórico' }));
    await expect(args.onShowLog).toHaveBeenCalledTimes(1);
  },
};

const fileInput = () => {
  const input = document.querySelector<HTMLInputElement>('[data-slot="drop-area"] input[type="file"]');
  if (!input) throw new Error('no file input');
  return input;
};

/** Files as the browser's window for files leaves them. */
async function choose(...files: readonly File[]): Promise<void> {
  await userEvent.upload(fileInput(), [...files], { applyAccept: false });
}

export const Choosing: Story = {
  name: 'Q-172 chosen files are given to the caller to be held, and a held one says when it is sent',
  play: async ({ args }) => {
    const [voucher, photo] = [pdf('Voucher.pdf'), new File(['x'], 'Foto.jpg', { type: 'image/jpeg' })];
    await choose(voucher, photo);
    await expect(args.onHold).toHaveBeenCalledWith([voucher, photo]);
    await expect(rowOf('Bilhete eletrônico').getByText('Será enviado ao salvar')).toBeVisible();
    await expect(dialog().getByText('1 arquivo por enviar.')).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: 'Enviar agora' }));
    await expect(args.onSend).toHaveBeenCalledWith();
  },
};

export const SameAgain: Story = {
  name: 'S-181 each choice of files is given on, also that of the same file again, which the browser tells of a cleared field alone',
  play: async ({ args }) => {
    const voucher = pdf('Voucher.pdf');
    for (const times of [1, 2]) {
      await choose(voucher);
      await expect(args.onHold).toHaveBeenCalledTimes(times);
      await expect(args.onHold).toHaveBeenLastCalledWith([voucher]);
      await expect(fileInput().value).toBe('');
      await expect(fileInput().files).toHaveLength(0);
    }
  },
};

export const TooLarge: Story = {
  name: 'Q-174 a file above 10 MB is refused by its name, and the selection is cleared; one of 10 MB is taken',
  play: async ({ args }) => {
    const large = pdf('Grande.pdf', 10_485_761);
    await choose(large);
    await expect(dialog().getByRole('alert')).toHaveTextContent('Grande.pdf: Arquivo muito grande. Escolha arquivos menores que 10MB.');
    await expect(args.onHold).not.toHaveBeenCalled();
    await expect(fileInput().value).toBe('');
    const fits = pdf('Cabe.pdf', 10_485_760);
    await choose(fits);
    await expect(args.onHold).toHaveBeenCalledWith([fits]);
    await expect(dialog().queryByRole('alert')).toBeNull();
  },
};

export const EmptyFile: Story = {
  name: 'Q-174 a file without content is refused at once, the others of the same choice are taken',
  play: async ({ args }) => {
    const good = pdf('Voucher.pdf');
    await choose(new File([], 'Bilhete.pdf', { type: 'application/pdf' }), good);
    await expect(dialog().getByRole('alert')).toHaveTextContent('Bilhete.pdf: O arquivo está vazio.');
    await expect(args.onHold).toHaveBeenCalledWith([good]);
  },
};

export const WrongFormat: Story = {
  name: 'Q-176 Q-177 a format that is not allowed is refused, the others of the same choice are taken; without a type the name decides',
  tags: ['picture'],
  play: async ({ args }) => {
    const good = pdf('Voucher.pdf');
    const scan = new File(['x'], 'scan.TIFF');
    await choose(new File(['x'], 'tudo.zip', { type: 'application/zip' }), good, new File(['x'], 'photo.jpg', { type: '' }), scan);
    await expect(
      dialog()
        .getAllByRole('alert')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'tudo.zip: Formato inválido. Escolha um formato de imagem ou de arquivo.',
      'photo.jpg: Formato inválido. Escolha um formato de imagem ou de arquivo.',
    ]);
    await expect(args.onHold).toHaveBeenCalledWith([good, scan]);
  },
};

/** A drag or a paste as the browser announces one. */
function announce(kind: 'dragover' | 'drop' | 'paste', target: Element, files: readonly File[]): boolean {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  const init = { bubbles: true, cancelable: true };
  const event =
    kind === 'paste' ? new ClipboardEvent(kind, { ...init, clipboardData: data }) : new DragEvent(kind, { ...init, dataTransfer: data });
  return target.dispatchEvent(event);
}

export const DroppedAndPasted: Story = {
  name: 'files are dropped onto the window or pasted anywhere; one that is dropped beside it does not replace the page',
  play: async ({ args }) => {
    const area = document.querySelector('[data-slot="drop-area"]');
    if (!area) throw new Error('no drop area');
    const file = pdf('Solto.pdf');
    announce('dragover', area, [file]);
    await expect(await dialog().findByText('Solte aqui para anexar.')).toBeVisible();
    await expect(announce('drop', area, [file])).toBe(false);
    await waitFor(() => expect(args.onHold).toHaveBeenLastCalledWith([file]));
    await expect(dialog().getByText('Ou solte os arquivos aqui, ou cole com Ctrl+V.')).toBeVisible();
    const pasted = new File(['x'], 'image.png', { type: 'image/png' });
    announce('paste', document.body, [pasted]);
    await waitFor(() => expect(args.onHold).toHaveBeenLastCalledWith([pasted]));
    await expect(announce('drop', document.body, [file])).toBe(false);
    await expect(args.onHold).toHaveBeenCalledTimes(2);
  },
};

export const DescribeStored: Story = {
  name: 'Q-055 Q-173 the description of a stored file is edited at its place and saved at once; a blank one is refused',
  play: async ({ args }) => {
    await userEvent.click(dialog().getByRole('button', { name: 'Editar a descrição de Voucher do hotel' }));
    const field = dialog().getByRole('textbox', { name: /Descrição/ });
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.click(dialog().getByRole('button', { name: 'Salvar' }));
    await expect(dialog().getByText('Campo obrigatório')).toBeVisible();
    await expect(args.onDescribe).not.toHaveBeenCalled();
    await userEvent.type(field, 'Voucher assinado{Enter}');
    await expect(args.onDescribe).toHaveBeenCalledWith(STORED[0], 'Voucher assinado');
    await waitFor(() => expect(dialog().getByRole('button', { name: 'Editar a descrição de Voucher do hotel' })).toHaveFocus());
  },
};

export const DescribeHeld: Story = {
  name: 'Q-173 the description of a held file changes the held entry alone',
  play: async ({ args }) => {
    await userEvent.click(dialog().getByRole('button', { name: 'Editar a descrição de Bilhete eletrônico' }));
    const field = dialog().getByRole('textbox', { name: /Descrição/ });
    await userEvent.clear(field);
    await userEvent.type(field, 'Bilhete da ida');
    await userEvent.click(dialog().getByRole('button', { name: 'Salvar' }));
    await expect(args.onDescribeHeld).toHaveBeenCalledWith('h1', 'Bilhete da ida');
    await expect(args.onDescribe).not.toHaveBeenCalled();
  },
};

export const DescribeLeft: Story = {
  name: 'Escape leaves the description as it was, and the window open',
  play: async ({ args }) => {
    const edit = 'Editar a descrição de Voucher do hotel';
    await userEvent.click(dialog().getByRole('button', { name: edit }));
    await userEvent.keyboard('Outro{Escape}');
    await waitFor(() => expect(dialog().getByRole('button', { name: edit })).toHaveFocus());
    await expect(args.onDescribe).not.toHaveBeenCalled();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const DescribeFailed: Story = {
  name: 'a description that could not be saved is left standing in its field',
  args: { onDescribe: fn(() => Promise.reject(new Error('cut'))) },
  play: async () => {
    await userEvent.click(dialog().getByRole('button', { name: 'Editar a descrição de Voucher do hotel' }));
    await userEvent.keyboard('Voucher novo');
    await userEvent.click(dialog().getByRole('button', { name: 'Salvar' }));
    await expect(dialog().getByRole('textbox', { name: /Descrição/ })).toHaveValue('Voucher novo');
    await waitFor(() => expect(dialog().getByRole('button', { name: 'Salvar' })).not.toHaveAttribute('aria-busy'));
  },
};

/** The window with a list that loses what is removed. */
function Removable(props: AttachmentsModalProps) {
  const [left, setLeft] = useState(props.attachments ?? []);
  async function remove(attachment: Attachment) {
    await props.onRemove(attachment);
    setLeft(left.filter(({ uuid }) => uuid !== attachment.uuid));
  }
  return <AttachmentsModal {...props} attachments={left} onRemove={remove} />;
}

const descriptions = () => rows().map((row) => row.querySelector('p')?.textContent);

export const Removing: Story = {
  name: 'Q-179 removing asks with the name of the file; “no” keeps it, and the focus stays in the window afterwards',
  args: { held: [] },
  render: (args) => <Removable {...args} />,
  play: async ({ args }) => {
    const all = STORED.map(({ descricao }) => descricao);
    const press = () => userEvent.click(dialog().getByRole('button', { name: 'Remover Passaporte do viajante' }));
    await press();
    const question = () => within(screen.getByRole('alertdialog', { name: 'Remover o anexo “Passaporte do viajante”?' }));
    await userEvent.click(question().getByRole('button', { name: 'Cancelar' }));
    await expect(args.onRemove).not.toHaveBeenCalled();
    await expect(descriptions()).toEqual(all);
    await press();
    await userEvent.click(question().getByRole('button', { name: 'Remover' }));
    await expect(args.onRemove).toHaveBeenCalledWith(STORED[1]);
    await waitFor(() => expect(descriptions()).toEqual(all.filter((name) => name !== 'Passaporte do viajante')));
    await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true));
  },
};

export const RemovalFailed: Story = {
  name: 'Q-179 a removal that failed keeps the row',
  args: { held: [], onRemove: fn(() => Promise.reject(new Error('cut'))) },
  render: (args) => <Removable {...args} />,
  play: async ({ args }) => {
    await userEvent.click(dialog().getByRole('button', { name: 'Remover Voucher do hotel' }));
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remover' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
    await expect(descriptions()).toEqual(STORED.map(({ descricao }) => descricao));
  },
};

export const Sending: Story = {
  name: 'Q-172 a file on its way shows its progress and can be held back; a failed one says why and is tried again or taken off; a refused one is taken off alone',
  args: { held: [...HELD, REFUSED] },
  play: async ({ args }) => {
    const progress = dialog().getByRole('progressbar', { name: 'Envio de Apólice do seguro' });
    await expect(progress).toHaveAttribute('aria-valuenow', '42');
    await expect(rowOf('Apólice do seguro').getByText('Enviando, 42%')).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: 'Cancelar o envio de Apólice do seguro' }));
    await expect(args.onCancelSending).toHaveBeenCalledWith('h2');
    await expect(
      dialog()
        .getAllByRole('alert')
        .map((alert) => alert.textContent),
    ).toEqual(['Sem resposta do servidor. O arquivo continua aqui.', 'Formato inválido.']);
    await expect(dialog().getAllByRole('button', { name: /^Tentar de novo/ })).toHaveLength(1);
    // The held one and the failed one.
    await expect(dialog().getByText('2 arquivos por enviar.')).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: 'Tentar de novo: Recibo do traslado' }));
    await expect(args.onSend).toHaveBeenCalledWith('h3');
    await userEvent.click(dialog().getByRole('button', { name: 'Tirar da lista: Recibo do traslado' }));
    await expect(args.onDropHeld).toHaveBeenCalledWith('h3');
  },
};

export const Downloading: Story = {
  name: 'Q-178 a file is downloaded as its description with the extension of its url, which is not repeated',
  args: { attachments: [...STORED, attachment(5, { descricao: 'Recibo.PDF' })] },
  play: async ({ args }) => {
    await userEvent.click(dialog().getByRole('button', { name: 'Baixar Passaporte do viajante' }));
    await expect(args.onDownload).toHaveBeenLastCalledWith(STORED[1], 'Passaporte do viajante.png');
    await userEvent.click(dialog().getByRole('button', { name: 'Baixar Recibo.PDF' }));
    await expect(args.onDownload).toHaveBeenLastCalledWith(expect.objectContaining({ descricao: 'Recibo.PDF' }), 'Recibo.PDF');
  },
};

export const Empty: Story = {
  tags: ['picture'],
  args: { attachments: [], held: [] },
  play: async () => {
    await expect(dialog().getByText('Nenhum anexo ainda')).toBeVisible();
    await expect(dialog().queryByRole('button', { name: 'Enviar agora' })).toBeNull();
  },
};

export const Loading: Story = {
  args: { attachments: undefined },
  play: async () => {
    await expect(dialog().getByRole('status')).toHaveTextContent('Carregando os anexos');
    await expect(dialog().queryByText('Nenhum anexo ainda')).toBeNull();
  },
};

export const Failed: Story = {
  name: 'attachments that could not be loaded are asked for again',
  args: { attachments: undefined, onRetry: fn() },
  play: async ({ args }) => {
    await expect(dialog().getByRole('alert')).toHaveTextContent('Não foi possível carregar os anexos.');
    await userEvent.click(dialog().getByRole('button', { name: 'Tentar de novo' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
