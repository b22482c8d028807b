import type { FieldChange, ListedCredential } from '@guiche/domain/entities';
import {
  COBRANCA_FEE,
  ENUMERATIONS,
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
import { ReportParameters } from './reports/report-parameters/index.ts';
import { QuoteLog } from './request/quote-log/index.ts';
import { RequestLog } from './request/request-log/index.ts';
import { AirSearchForm } from './search/air-search-form/index.ts';
import { SortSelect } from './search/sort-select/index.ts';
import { credentialOf } from './test-support/credential-fixtures.ts';
import { UserLogDialog } from './users/user-log-dialog/index.ts';

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

/** A component that shows one value of an enumeration. */
const ONE_BY_ONE: readonly (readonly [Enumeration, readonly string[], (value: string) => ReactNode])[] = [
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
];

const opened = { open: true, onOpenChange: nothing, context: 'Ana' } as const;
const moment = '2026-11-21T14:05:09.000Z';
/** The changes by which a field has each value of an enumeration once. */
const changesTo = (lista: Enumeration): FieldChange[] =>
  labelledValues(lista).map((valor) => ({ campo: 'campo_situacao', antes: null, depois: { tipo: 'OPCAO', lista, valor } }));
/** The log of a quote whose field had all values of an enumeration. */
const quoteLog = (lista: Enumeration) => (
  <QuoteLog {...opened} entries={[{ acao: 'ALTERAR', usuario: 'Ana', data: moment, detalhes: null, alteracoes: changesTo(lista) }]} />
);
const LOGGED_OF_QUOTES = [
  'status_cotacao',
  'categoria_carro',
  'classe_onibus',
  'tipo_quarto',
  'tipo_cama',
  'tipo_tarifa',
  'regime_alimentacao',
  'opcao_saldo',
  'saldo_entrada',
  'tipo_segmento',
] as const;

/** A component that shows all values of an enumeration, or all of them that are its own. */
const AT_ONCE: readonly (readonly [Enumeration, ReactNode, values?: readonly string[]])[] = [
  ['secao', sections([])],
  [
    'ordenacao',
    <SortSelect key="air" kind="AEREO" />,
    labelledValues('ordenacao').filter((value) => !['NOME', 'ESTRELAS'].includes(value)),
  ],
  ['ordenacao', <SortSelect key="hotel" kind="HOTEL" />, ['NOME', 'ESTRELAS']],
  ['cabine', <AirSearchForm key="cabin" searchAirports={nowhere} onSearch={nothing} />],
  ['tipo_pesquisa_aerea', <AirSearchForm key="kind" searchAirports={nowhere} onSearch={nothing} />],
  ...LOGGED_OF_QUOTES.map((lista) => [lista, quoteLog(lista)] as const),
  [
    'status_solicitacao',
    <RequestLog
      {...opened}
      key="request"
      number={48210}
      entries={[
        {
          tipoAlteracaoSolicitacao: 'ASSUMINDO_SOLICITACAO',
          user: { name: 'Ana' },
          usuarioAnterior: null,
          date: moment,
          alteracoes: changesTo('status_solicitacao'),
        },
      ]}
    />,
  ],
  [
    'situacao',
    <UserLogDialog
      {...opened}
      key="user"
      entries={[{ acao: 'CHANGE_ACTIVE', usuario: 'Bia', data: moment, valorAnterior: 'true', valorNovo: 'false' }]}
    />,
  ],
  [
    'formato',
    <ReportParameters
      key="report"
      report={{ nome: 'Gerencial', descricao: '', nomeArquivo: 'age09.jrxml' }}
      parameters={[]}
      person={{ perfis: ['AGENCIA'] }}
      onGenerate={nothing}
    />,
  ],
];

/** The labels that a component does not show in a language. */
async function missing(language: Language, enumeration: Enumeration, values: readonly string[], component: ReactNode): Promise<string[]> {
  const text = await shown(language, component);
  const labels = await Promise.all(values.map((value) => labelOf(language, enumeration, value)));
  return labels.filter((label) => !text.includes(label));
}

test.each(['pt-BR', 'en', 'es'] as const)(
  'S-325 in %s a component shows the values of an enumeration by their labels in the catalogue',
  async (language) => {
    const cases = [
      ...ONE_BY_ONE.flatMap(([enumeration, values, component]) => values.map((value) => [enumeration, component(value), [value]] as const)),
      ...AT_ONCE,
    ];
    for (const [enumeration, component, values = labelledValues(enumeration)] of cases) {
      await expect
        .poll(() => missing(language, enumeration, values, component), { message: `${enumeration} ${values.join(' ')}` })
        .toEqual([]);
    }
  },
);

test('S-325 every enumeration is shown by a component but those whose labels only the back office and other products show', () => {
  const shownHere = new Set([...ONE_BY_ONE, ...AT_ONCE].map(([enumeration]) => enumeration));
  expect(ENUMERATIONS.filter((enumeration) => !shownHere.has(enumeration))).toEqual([
    'grupo_status',
    'tipo_servico',
    'wex',
    'pago_por',
    'status_cobranca',
    'tipo_campo',
    'etapa_preenchimento',
    'filtro_solicitacoes',
  ]);
});

test('S-325 a value without a label is shown as it is', async () => {
  // A server may know states that are not known here.
  const unknown = credentialOf('AEREO', 'NOVA_CONSOLIDADORA', {}, JSON.parse('{"estado":"SUSPENSA"}'));
  const text = await shown('pt-BR', sections([unknown]));
  expect(text).toContain('SUSPENSA');
  expect(text).toContain('NOVA_CONSOLIDADORA');
  expect(await shown('en', logged('taxaPersonalizada', 'VHI_RAV'))).toContain('VHI_RAV');
});
