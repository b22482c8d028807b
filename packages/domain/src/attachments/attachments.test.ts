import { expect, test } from 'vitest';
import { STATUS_SOLICITACAO } from '../enums/index.ts';
import {
  attachmentDescriptionViolations,
  attachmentIsShownImage,
  attachmentLogLook,
  attachmentRefusal,
  attachmentSize,
  attachmentsMayChange,
  attachmentsMayChangeViolations,
  downloadName,
  initialDescription,
} from './index.ts';

const file = { name: 'a.pdf', type: 'application/pdf', size: 1 };
test('Q-174 S-391 10 MB are accepted, a byte more is refused', () => {
  expect(attachmentRefusal({ ...file, size: 10_485_760 })).toBeUndefined();
  expect(attachmentRefusal({ ...file, size: 10_485_761 })).toBe('anexo_escolha_arquivos_menores_que_10mb');
});
test('Q-174 a file without content is refused; of a wrong format that is said instead', () => {
  expect(attachmentRefusal({ ...file, size: 0 })).toBe('anexo_vazio');
  expect(attachmentRefusal({ name: 'a.zip', type: 'application/zip', size: 0 })).toBe('anexo_formato_invalido');
});
test('Q-175 the size in MB with two decimals; a small file is not shown as an empty one', () => {
  expect(attachmentSize(1_572_864)).toBe('1,50 MB');
  expect(attachmentSize(10_486)).toBe('0,01 MB');
  expect(attachmentSize(10_485)).toBe('< 0,01 MB');
  expect(attachmentSize(0)).toBe('0,00 MB');
});
test.each([
  'image/jpg',
  'image/jpeg',
  'image/pjpeg',
  'image/bmp',
  'image/gif',
  'image/png',
  'image/tif',
  'image/tiff',
  'text/plain',
  'application/pdf',
  'application/rtf',
  'text/rtf',
  'application/msword',
  'application/vnd.ms-excel',
  'application/vnd.ms-powerpoint',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
])('Q-176 %s is allowed, in whatever case', (type) => {
  expect(attachmentRefusal({ ...file, type })).toBeUndefined();
  expect(attachmentRefusal({ ...file, type: type.toUpperCase() })).toBeUndefined();
});
test.each([
  'application/zip',
  'text/html',
  'text/csv',
  'image/svg+xml',
  'image/webp',
  'application/x-msdownload',
  'application/pdf2',
  'x-application/pdf',
])('Q-176 %s is not', (type) => expect(attachmentRefusal({ ...file, type })).toBe('anexo_formato_invalido'));
test.each([
  ['photo.jpg', 'anexo_formato_invalido'],
  ['scan.TIFF', undefined],
  ['tabela.xlsx', undefined],
  ['sem-extensao', 'anexo_formato_invalido'],
])('Q-177 %s without a type: %s', (name, refusal) => expect(attachmentRefusal({ ...file, name, type: '' })).toBe(refusal));
test.each([
  ['Voucher', 'https://x/a1.pdf', 'Voucher.pdf'],
  ['Voucher.pdf', 'https://x/a1.pdf', 'Voucher.pdf'],
  ['Voucher.PDF', 'https://x/a1.pdf?token=1', 'Voucher.PDF'],
  ['Voucher v1.2', 'https://x.com/a1.pdf', 'Voucher v1.2.pdf'],
  ['Voucher', 'https://x.com/a1', 'Voucher'],
])('Q-178 %s of %s is downloaded as %s', (description, url, name) => expect(downloadName(description, url)).toBe(name));
test('Q-078 each action has its colour, icon and word, any other is neutral', () => {
  expect(attachmentLogLook('ADICIONAR')).toEqual({ tone: 'success', icon: 'plus', key: 'anexo_log_adicionado' });
  expect(attachmentLogLook('REMOVER')).toEqual({ tone: 'danger', icon: 'bin', key: 'anexo_log_removido' });
  expect(attachmentLogLook('ALTERAR')).toEqual({ tone: 'warning', icon: 'pencil', key: 'anexo_log_alterado' });
  expect(attachmentLogLook('toString')).toEqual({ tone: 'neutral', icon: 'none', key: null });
});
test('Q-054 attachments may change until the request is finished', () => {
  const fixed = STATUS_SOLICITACAO.filter((status) => !attachmentsMayChange(status));
  expect(fixed.toSorted()).toEqual(['APROVACAO_FECHAMENTO', 'CANCELADA', 'CONFERENCIA', 'FECHAMENTO', 'FINALIZADO']);
  expect(attachmentsMayChangeViolations('FINALIZADO')).toEqual([{ key: 'anexos_de_solicitacao_encerrada', field: '' }]);
  expect(attachmentsMayChangeViolations('COTACAO_AGENCIA')).toEqual([]);
});
test.each(['', '   ', '\u00a0'])('Q-055 the blank description %j is refused', (descricao) => {
  expect(attachmentDescriptionViolations(descricao)).toEqual([{ key: 'campo_obrigatorio', field: 'descricao' }]);
  expect(attachmentDescriptionViolations(`${descricao}Voucher`)).toEqual([]);
});
test.each([
  ['Voucher do hotel.pdf', 'Voucher do hotel'],
  ['.txt', '.txt'],
  ['Passagem v1.2 final', 'Passagem v1.2 final'],
  ['foto', 'foto'],
  [`${'x'.repeat(300)}.pdf`, 'x'.repeat(255)],
])('Q-054 %s is first described as %s', (name, description) => expect(initialDescription(name)).toBe(description));

test.each([
  ['png', true],
  ['JPG', true],
  ['jpeg', true],
  ['gif', true],
  ['bmp', true],
  ['tif', false],
  ['tiff', false],
  ['svg', false],
  ['pdf', false],
  ['', false],
])('whether a file with the extension "%s" is an image that is looked at on the screen: %s', (extension, shown) =>
  expect(attachmentIsShownImage(extension)).toBe(shown),
);
