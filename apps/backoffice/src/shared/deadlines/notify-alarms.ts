import { routeAddress } from '@guiche/domain/access';
import { hrefTo } from '../address/href.ts';
import type { TextKey } from '../i18n/texts.ts';
import { followLink } from '../shortcuts/follow-link.ts';
import type { Alarm } from './new-alarms.ts';

type Say = (key: TextKey, params?: Readonly<Record<string, string | number>>) => string;

/** More than these at a time are told in one notification. */
const APART = 3;

/** Shows a notification of the desktop, which leads to an address of the app; the same `tag` from two tabs shows one. */
function show(title: string, body: string, tag: string, address: string): void {
  const notification = new Notification(title, { body, tag, icon: '/favicon.svg' });
  notification.onclick = () => {
    window.focus();
    followLink(hrefTo(address));
    notification.close();
  };
}

/** Tells alarms by notifications of the desktop, when the user allows them and does not look at the app. @see B-051 */
export function notifyAlarms(alarms: readonly Alarm[], say: Say): void {
  if (alarms.length === 0 || Notification.permission !== 'granted' || document.hasFocus()) return;
  if (alarms.length > APART) {
    show(say('deadlines.many', { count: alarms.length }), say('deadlines.manyBody'), 'prazos', '/agencia');
    return;
  }
  for (const { deadline, urgency } of alarms) {
    const { idSolicitacao, empresa, fase } = deadline;
    show(
      say(urgency === 'past' ? 'deadlines.past' : 'deadlines.soon', { number: idSolicitacao }),
      `${say(fase === 'COTACAO' ? 'deadlines.quoting' : 'deadlines.issuing')} · ${empresa}`,
      `prazo-${idSolicitacao}-${fase}`,
      routeAddress('/relatorio', { idSolicitacao }),
    );
  }
}
