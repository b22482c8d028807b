import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compile } from '@tailwindcss/node';
import { root } from '../../prepare.mjs';

/** Elements and classes of somebody else's page, as their style sheets know them. */
export const HOST_ELEMENTS = `
<header class="container"><h1>Agência</h1><h2 class="text-sm">Viagens</h2><h3>Hotéis</h3></header>
<p class="bg-red-500 rounded-md p-4 text-lg font-bold">Um parágrafo com <a href="#x">um link</a>, <strong>ênfase</strong>, <code>código</code> e <small>miúdos</small>.</p>
<ul class="list-disc"><li>Um</li><li class="mt-4 hidden lg:flex">Dois</li></ul><ol><li>Primeiro</li></ol><hr>
<form><label for="host-name">Nome</label><input id="host-name" type="text" placeholder="Seu nome" class="form-control border w-full">
<input type="checkbox"><select><option>Um</option></select><textarea placeholder="Texto"></textarea>
<button type="button" class="btn btn-primary shadow-lg ring-2 animate-spin" style="animation-play-state: paused; animation-delay: -300ms">Salvar</button><button type="submit" disabled>Mandar</button></form>
<table class="table"><caption>Reservas</caption><thead><tr><th>Nº</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>
<blockquote>Citação</blockquote><details open><summary>Mais</summary>Texto</details><fieldset><legend>Grupo</legend></fieldset>
<svg width="10" height="10" class="size-4"><rect width="10" height="10"></rect></svg><div data-theme="dark" class="flex gap-2"><span tabindex="0">Escuro</span></div>
<div data-density="compact" class="card transition"><span class="truncate text-ink">Denso</span></div>`;

const HOST_CLASSES = [...HOST_ELEMENTS.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));

async function tailwind(prefix: string | null): Promise<string> {
  const { build } = await compile(`@import "tailwindcss" source(none)${prefix ? ` prefix(${prefix})` : ''};`, {
    base: root,
    onDependency: () => {},
  });
  return build(HOST_CLASSES.map((name) => (prefix ? `${prefix}:${name}` : name)));
}

/** Rules as pages have them about elements, states and types, each of them visible. */
const BLUNT = `
*:not(tr) { letter-spacing: 1px; } body { color: maroon; font: italic 700 19px/2 serif; text-align: center; text-transform: uppercase; }
p, li, label, h2, td, th { margin: 7px; padding: 5px; color: red; text-indent: 9px; max-width: 50px; }
button, input, select, table, div { border: 3px dashed red; background: pink; box-shadow: 0 0 3px red; min-height: 3em; }
a:hover, button:hover:not(:disabled), input[type="text"]:not([disabled]) { color: lime; width: 30%; display: block; float: right; }
button::before, label::after { content: "*"; } ::placeholder { color: red; } svg { fill: red; } input:focus { outline: 4px solid lime; }
#root button, #root label { padding: 13px; } table td:first-child { color: red; }`;

export interface HostPage {
  readonly name: string;
  readonly css: string;
  /** Puts the prefix of the page's Tailwind before its classes. */
  readonly prefix?: string;
  /** No rule of it could win or lose by coming first. */
  readonly oneOrder?: true;
}

/** The pages into which strangers put the components. */
export async function hostPages(): Promise<readonly HostPage[]> {
  const bootstrap = readFileSync(fileURLToPath(import.meta.resolve('bootstrap/dist/css/bootstrap.css')), 'utf8');
  return [
    { name: 'a page without style', css: '', oneOrder: true },
    { name: 'a page of 18 px', css: 'html { font-size: 18px }', oneOrder: true },
    { name: 'a page of 62.5 %', css: 'html { font-size: 62.5% } body { font-size: 1.6rem }', oneOrder: true },
    { name: 'a page with blunt rules', css: BLUNT },
    { name: 'Bootstrap', css: bootstrap },
    { name: 'Tailwind', css: await tailwind(null) },
    { name: 'Tailwind with a prefix', css: await tailwind('tw'), prefix: 'tw:' },
  ];
}
