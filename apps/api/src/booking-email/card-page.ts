import { CARD_LINK_HOURS, CARD_LINK_VIEWS } from '@guiche/domain/booking-email';
import { brazilianClock } from '@guiche/domain/dates';
import type { Language } from '@guiche/domain/language';
import type { TextParams, TopicKey } from '@guiche/domain/messages';
import type { cardLinkMessages } from '@guiche/domain/messages/card-link';
import { formatCardNumber } from '@guiche/masks/card';
import { formatDateTime } from '@guiche/masks/date-time';
import { type Html, html } from '../http/html.ts';
import { textOf } from '../http/texts.ts';
import { CARD_PAGE_STYLE } from './card-page-style.ts';
import type { LinkPage } from './view-card.ts';

type Say = (key: TopicKey<typeof cardLinkMessages>, params?: TextParams) => string;

function row(name: string, value: string, kind: 'value' | 'note' = 'value'): Html {
  return html`<div><dt>${name}</dt><dd class="${kind}">${value}</dd></div>`;
}

function refusal(title: string, explanation: string): { readonly title: string; readonly main: Html } {
  return { title, main: html`<p>${explanation}</p>` };
}

function content(page: LinkPage, say: Say): { readonly title: string; readonly main: Html } {
  if (page.state === 'unknown') return refusal(say('link_cartao_inexistente'), say('link_cartao_inexistente_explicacao'));
  if (page.state === 'ended')
    return refusal(say('link_cartao_encerrado'), say('link_cartao_encerrado_explicacao', { horas: CARD_LINK_HOURS }));
  if (page.state === 'usedUp')
    return refusal(say('link_cartao_esgotado', { vistas: CARD_LINK_VIEWS }), say('link_cartao_esgotado_explicacao'));
  if (page.state === 'open') {
    const momento = formatDateTime(brazilianClock(page.terminaEm));
    return {
      title: say('link_cartao_titulo'),
      // An empty action is the page's own address. The form can have the focus, by which the style knows that the button was pressed.
      main: html`<p>${say('link_cartao_explicacao', { vistas: CARD_LINK_VIEWS, momento })}</p>
<form method="post" tabindex="-1"><button type="submit">${say('link_cartao_ver')}</button></form>`,
    };
  }
  return {
    title: say('link_cartao_titulo'),
    main: html`<dl>
${row(say('link_cartao_numero'), formatCardNumber(page.numero))}
${row(say('link_cartao_titular'), page.titular)}
${row(say('link_cartao_validade'), page.validade)}
${page.codigo === null ? row(say('link_cartao_codigo'), say('link_cartao_codigo_apagado'), 'note') : row(say('link_cartao_codigo'), page.codigo)}
</dl>
<p>${say('link_cartao_aberto', { vista: page.vista, vistas: CARD_LINK_VIEWS })}</p>`,
  };
}

/** The page behind a link, in a language, without a script and without anything to load. @see B-062 */
export function cardPage(page: LinkPage, language: Language, nonce: string): string {
  const { title, main } = content(page, (key, params) => textOf(language, key, params));
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow, noarchive">
<title>${title}</title>
<style nonce="${nonce}">${{ markup: CARD_PAGE_STYLE }}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${main}
</main>
</body>
</html>
`.markup;
}
