import { CallError } from '@guiche/contract/client';
import { errorsMessages } from '@guiche/domain/messages/errors';
import { MISSING_HIERARCHY } from '@guiche/domain/requests';
import { loadMessages, UiLanguageProvider, useMessage } from '@guiche/ui/i18n';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { hierarchyFailure } from './load-failure.ts';

const item = { tipo: 'ERROR' as const, titulo: 'Vínculo', chave: MISSING_HIERARCHY, parametros: { '0': 'CC-1042' } };
const descricao = 'CC-1042 não está na hierarquia de Serra Azul.';

test.each([
  ['pt-BR', `${descricao} Entre em contato com o administrador do cliente.`],
  ['en', `${descricao} Contact the client&#x27;s administrator.`],
  ['es', `${descricao} Contacte al administrador del cliente.`],
] as const)(
  'A-313 Q-309 a missing link while a request is loaded is said in %s in the server’s words, with whom to ask',
  async (language, text) => {
    await loadMessages(language);
    const failure = hierarchyFailure(
      new CallError(422, [
        { tipo: 'ERROR', titulo: 'Outro' },
        { ...item, descricao },
      ]),
    );
    const Said = () => useMessage(errorsMessages)('contate_administrador_cliente', failure ?? { descricao: '' });
    expect(renderToStaticMarkup(createElement(UiLanguageProvider, { language, children: createElement(Said) }))).toBe(text);
  },
);

test('Q-309 without a description its title is said; of a single object too', () => {
  expect(hierarchyFailure(new CallError(400, item))).toEqual({ descricao: 'Vínculo' });
});

test.each([
  ['a failure with another code', new CallError(422, [{ tipo: 'ERROR', titulo: 'x', chave: 'informe_a_tarifa' }])],
  ['a failure without words', new CallError(502, '')],
  ['no failure of a call', new TypeError('x')],
  ['none', null],
])('%s is told otherwise', (_case, error) => expect(hierarchyFailure(error)).toBeUndefined());
