import { removeQuote, SAVE_QUOTE } from '@guiche/contract/quotes';
import { TIPO_SERVICO_ID } from '@guiche/domain/enums';
import { servicesOf } from '@guiche/domain/requests';
import { airServiceOf, load, takeRequest, typedAirQuote } from './requests.ts';
import type { Person, TestServer } from './test-server.ts';

/** The parts of a call. */
export interface Input {
  readonly params?: Record<string, unknown>;
  readonly query?: Record<string, unknown>;
  readonly headers?: Record<string, unknown>;
  readonly body?: unknown;
}

interface Caller {
  readonly server: TestServer;
  readonly clerk: Person;
}

async function removalBy(caller: Caller) {
  const request = await quotedBy(caller);
  const [quote] = airServiceOf(request).cotacoes;
  if (!quote) throw new Error('the request has no quote');
  const { id, idServico, versao } = quote;
  return { params: { idViagem: request.id, tipoServico: 'aereo' as const }, body: { id, idServico, versao } };
}

async function quotedBy({ server, clerk }: Caller) {
  const { id } = await load(clerk, await takeRequest(server));
  const params = { idViagem: id, tipoServico: 'aereo' as const };
  await clerk.call(SAVE_QUOTE.AEREO, { params, body: await typedAirQuote(clerk, await load(clerk, id)) });
  return load(clerk, id);
}

/** An input with which each call succeeds. A call without an entry fails below. */
export function callInputs({ server, clerk }: Caller): Readonly<Record<string, () => Promise<Input> | Input>> {
  const removalOfQuote = () => removalBy({ server, clerk });
  const quotedRequest = () => quotedBy({ server, clerk });
  return {
    login: () => ({ headers: {}, body: { login: 'gestora@guiche.demo', password: 'guiche-demo' } }),
    verifyLogin: () => ({ query: { login: 'gestora@guiche.demo' } }),
    loggedUser: () => ({}),
    currentUser: () => ({}),
    listClientInstances: () => ({ query: {} }),
    listFeatureToggles: () => ({}),
    listNotifications: () => ({}),
    listSessions: () => ({}),
    // The other tests have sessions of their own, which they open later.
    endOtherSessions: () => ({}),
    listQuotes: () => ({ query: { isSupplier: true } }),
    listIssues: () => ({ query: {} }),
    listClientAnalysis: () => ({ query: {} }),
    findRequest: async () => ({ body: { isSupplier: true, idAgencia: 1, situacao: 'TODOS', idSolicitacao: await takeRequest(server) } }),
    findReturnJustification: async () => ({ params: { id: await takeRequest(server) } }),
    forceResend: async () => ({ params: { id: await takeRequest(server) } }),
    listRequestLog: async () => ({ params: { uuid: (await load(clerk, await takeRequest(server))).uuid } }),
    findResponsible: async () => ({ params: { uuid: (await load(clerk, await takeRequest(server))).uuid } }),
    listConsultants: () => ({ query: { ativos: true } }),
    takeOverRequest: async () => ({
      query: { podeSubstituir: false },
      body: { reponsavel: clerk.user, uuidSolicitacao: (await load(clerk, await takeRequest(server))).uuid },
    }),
    releaseRequest: async () => ({ body: (await load(clerk, await takeRequest(server))).uuid }),
    recordAttendance: async () => ({
      body: { uuidSolicitacao: (await load(clerk, await takeRequest(server))).uuid, instance: 'serraazul' },
    }),
    saveQuote: async () => {
      const request = await load(clerk, await takeRequest(server));
      return { params: { idViagem: request.id, tipoServico: 'aereo' }, body: await typedAirQuote(clerk, request) };
    },
    removeQuote: () => removalOfQuote(),
    restoreQuote: async () => {
      const removal = await removalOfQuote();
      await clerk.call(removeQuote, removal);
      return removal;
    },
    concludeQuoting: async () => {
      const request = await quotedRequest();
      const cotacoes = servicesOf(request).flatMap((service) => service.cotacoes.map(({ id, versao }) => ({ id, versao })));
      return { query: { uuidSolicitacao: request.uuid }, body: { id: request.id, status: request.status, cotacoes } };
    },
    findMargin: () => ({ query: { idEmpresa: 101, intermediador: 'CONFIANCA' } }),
    listFareFamilies: () => ({ params: { cia: 'LA' } }),
    suggestRate: () => ({ params: { baseId: 1, id: 3 } }),
    searchLookup: () => ({ body: { entity: 'aeroporto', term: 'congonhas' } }),
    listLookup: () => ({ params: { entity: 'moedaEntity' } }),
    listIntermediaries: () => ({}),
    listSuppliers: () => ({ params: { idAgencia: 1 } }),
    listConsolidators: () => ({ params: { idAgencia: 1, tipoServico: TIPO_SERVICO_ID.AEREO, idEmpresa: 101 } }),
    answerAsClient: async () => ({
      params: { uuid: (await load(clerk, await takeRequest(server, 'SELECAO_COTACAO'))).uuid },
      body: { resposta: 'DEVOLVER' },
    }),
    logout: () => ({}),
  };
}
