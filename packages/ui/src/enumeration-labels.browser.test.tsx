import type { ListedCredential } from '@guiche/domain/entities';
import {
  COBRANCA_FEE,
  type Enumeration,
  enumLabel,
  FATURAMENTO_VEICULO,
  labelledValues,
  PAGAMENTO_VEICULO,
  TIPO_EMISSAO,
  TIPO_PAGAMENTO,
} from '@guiche/domain/enums';
import type { Language } from '@guiche/domain/language';
import { ALL_TOPICS } from '@guiche/domain/messages/all';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { CredentialLogDialog } from './credentials/credential-log-dialog/index.ts';
import { CredentialSections } from './credentials/credential-sections/index.ts';
import { loadMessages, UiLanguageProvider } from './i18n/index.ts';
import { AirSearchForm } from './search/air-search-form/index.ts';
import { SortSelect } from './search/sort-select/index.ts';
import { credentialOf } from './test-support/credential-fixtures.ts';

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

/** What a component shows in a language. */
async function shown(language: Language, component: ReactNode): Promise<string> {
  await loadMessages(language);
  root?.unmount();
  root = createRoot(document.body.appendChild(document.createElement('main')));
  root.render(<UiLanguageProvider language={language}>{component}</UiLanguageProvider>);
  const found = () => document.body.textContent?.trim() ?? '';
  await vi.waitUntil(() => found() !== '');
  return found();
}

/** The text of the catalogue for a value. */
async function labelOf(language: Language, enumeration: Enumeration, value: string): Promise<string> {
  const key = enumLabel(enumeration, value) ?? '';
  const topic = ALL_TOPICS.find(({ ptBr }) => key in ptBr);
  if (!topic) throw new Error(`There is no text for ${enumeration} ${value}`);
  const texts: Readonly<Record<string, unknown>> = language === 'pt-BR' ? topic.ptBr : await topic[language]();
  return String(texts[key]);
}

const nothing = () => undefined;
const nowhere = async () => [];

const sections = (credentials: readonly ListedCredential[]) => (
  <CredentialSections credentials={credentials} onSwitch={nothing} onAdd={nothing} onRequest={nothing} onAction={nothing} />
);
/** The log of a credential in which a field got a value. */
const logged = (field: string, value: string | number) => (
  <CredentialLogDialog
    open
    onOpenChange={nothing}
    context="Gol"
    entries={[
      {
        acao: 'ALTERAR',
        idUsuarioAgencia: null,
        colaborador: 'Ana',
        detalhes: {
          identificador: null,
          credencial: { antigo: null, novo: JSON.stringify({ [field]: value }) },
          empresas: { antigo: [], novo: [] },
        },
      },
    ]}
  />
);

/** A component that shows one value of an enumeration, or all of them. */
const SHOWN: readonly (readonly [Enumeration, readonly string[], (value: string) => ReactNode])[] = [
  ['secao', labelledValues('secao'), () => sections([])],
  [
    'credencial_estado',
    labelledValues('credencial_estado'),
    (value) => sections([credentialOf('AEREO', 'GOL', {}, { estado: value as ListedCredential['estado'] })]),
  ],
  ['cobranca_fee', COBRANCA_FEE, (value) => logged('cobrancaFee', value)],
  ['tipo_emissao', TIPO_EMISSAO, (value) => logged('tipoEmissao', value)],
  ['pagamento_veiculo', PAGAMENTO_VEICULO, (value) => logged('tipoPagamento', value)],
  ['tipo_pagamento', TIPO_PAGAMENTO, (value) => logged('tipoPagamento', value)],
  ['faturamento_veiculo', FATURAMENTO_VEICULO, (value) => logged('tipoFaturamento', value)],
  ['tipo_locadora', ['EMPRESA', 'AGENCIA'], (value) => logged('tipo', value === 'EMPRESA' ? 4 : 5)],
  ['ordenacao', labelledValues('ordenacao').filter((value) => !['NOME', 'ESTRELAS'].includes(value)), () => <SortSelect kind="AEREO" />],
  ['ordenacao', ['NOME', 'ESTRELAS'], () => <SortSelect kind="HOTEL" />],
  ['cabine', labelledValues('cabine'), () => <AirSearchForm searchAirports={nowhere} onSearch={nothing} />],
  ['tipo_pesquisa_aerea', labelledValues('tipo_pesquisa_aerea'), () => <AirSearchForm searchAirports={nowhere} onSearch={nothing} />],
];

test.each(['pt-BR', 'en', 'es'] as const)(
  'S-325 in %s a component shows the values of an enumeration by their labels in the catalogue',
  async (language) => {
    for (const [enumeration, values, component] of SHOWN) {
      for (const value of values) {
        await expect
          .poll(() => shown(language, component(value)), { message: `${enumeration} ${value}` })
          .toContain(await labelOf(language, enumeration, value));
      }
    }
  },
);

test('S-325 a value without a label is shown as it is', async () => {
  // A server may know states that are not known here.
  const unknown = credentialOf('AEREO', 'NOVA_CONSOLIDADORA', {}, JSON.parse('{"estado":"SUSPENSA"}'));
  const text = await shown('pt-BR', sections([unknown]));
  expect(text).toContain('SUSPENSA');
  expect(text).toContain('NOVA_CONSOLIDADORA');
  expect(await shown('en', logged('taxaPersonalizada', 'VHI_RAV'))).toContain('VHI_RAV');
});
