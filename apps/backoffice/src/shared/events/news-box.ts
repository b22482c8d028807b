import type { ServerEvent } from '@guiche/contract/events';

/** Events of a moment, each once. */
export type News = readonly ServerEvent[];

/** Gathers events until they are taken: each once, and nothing beside `tudo`, which says it all. */
export function createNewsBox() {
  let events = new Map<string, ServerEvent>();
  return {
    put(event: ServerEvent): void {
      if (event.tipo === 'tudo') events = new Map([['tudo', event]]);
      else if (!events.has('tudo')) events.set(`${event.tipo} ${event.idSolicitacao}`, event);
    },
    take(): News {
      const taken = [...events.values()];
      events = new Map();
      return taken;
    },
  };
}

/** Whether news may be about a request itself, or about any of them. */
export const changesRequests = (news: News, idSolicitacao?: number): boolean =>
  news.some(
    (event) =>
      event.tipo === 'tudo' || (event.tipo === 'solicitacao' && (idSolicitacao === undefined || event.idSolicitacao === idSolicitacao)),
  );

/** Whether news may be about who is at a request. */
export const changesPresence = (news: News, idSolicitacao: number): boolean =>
  news.some((event) => event.tipo === 'tudo' || (event.tipo === 'presenca' && event.idSolicitacao === idSolicitacao));
