import { flushSync, mount, unmount } from 'svelte';
import { compile } from 'svelte/compiler';
import * as svelteClient from 'svelte/internal/client';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
// With the compiler of templates, which a bundler's plugin replaces in an app.
import { createApp, type Directive, nextTick, ref } from 'vue/dist/vue.esm-bundler.js';
import readme from '../README.md?raw';
import * as attachEntry from './attach/index.ts';
import * as cpfEditorEntry from './cpf/editor/index.ts';
import * as cpfEntry from './cpf/index.ts';

afterEach(() => document.body.replaceChildren());

const ENTRIES: Record<string, object> = { attach: attachEntry, cpf: cpfEntry, 'cpf/editor': cpfEditorEntry, svelte: svelteClient };

/** The block of the README in a language that contains a text. */
function block(language: string, part: string): string {
  const blocks = [...readme.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)];
  return blocks.find(([, name, code = '']) => name === language && code.includes(part))?.[2] ?? '';
}

/** Runs a block with its imports, and returns the value of an expression after it. */
function run(code: string, expression = 'undefined'): unknown {
  const withoutImports = code.replace(
    /import (\{.*\}) from '@guiche\/masks\/(.+)';/g,
    (_line, names: string, entry: string) => `const ${names} = entries['${entry}'];`,
  );
  expect(withoutImports).not.toContain('import ');
  return new Function('entries', `${withoutImports}\nreturn ${expression};`)(ENTRIES);
}

test('Vue: the directive formats, and v-model has the text that is shown', async () => {
  const cpf = ref('');
  const app = createApp({
    setup: () => ({ cpf, cpfEditor: cpfEditorEntry.cpfEditor }),
    template: '<input v-mask="cpfEditor" v-model="cpf">',
  });
  app.directive('mask', run(block('js', 'vMask'), 'vMask') as Directive);
  app.mount(document.body.appendChild(document.createElement('main')));
  const input = await vi.waitUntil(() => document.querySelector('input'));
  input.focus();
  await userEvent.keyboard('52998224725');
  expect([input.value, cpf.value]).toEqual(['529.982.247-25', '529.982.247-25']);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect([input.value, cpf.value]).toEqual(['529.982.247-2', '529.982.247-2']);
  cpf.value = '1';
  await nextTick();
  expect(input.value).toBe('1');
  app.unmount();
});

test('Svelte: the attachment formats, and bind:value has the text that is shown', async () => {
  const { js } = compile(block('svelte', '@attach'), { name: 'Cpf', discloseVersion: false });
  const component = js.code
    .replace("import * as $ from 'svelte/internal/client';", 'const $ = entries.svelte;')
    .replace('export default function', 'function');
  const Cpf = run(component, 'Cpf') as Parameters<typeof mount>[0];
  const page = mount(Cpf, { target: document.body.appendChild(document.createElement('main')) });
  flushSync();
  const input = await vi.waitUntil(() => document.querySelector('input'));
  input.focus();
  await userEvent.keyboard('52998224725');
  expect(input.value).toBe('529.982.247-25');
  await vi.waitUntil(() => document.querySelector('output')?.textContent === '529.982.247-25');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(input.value).toBe('529.982.247-2');
  await vi.waitUntil(() => document.querySelector('output')?.textContent === '529.982.247-2');
  await unmount(page);
});

test('plain HTML: the field says what is wrong, and the form sends the plain value', async () => {
  const [, form = '', script = ''] = /^([\s\S]*)<script type="module">([\s\S]*)<\/script>/.exec(block('html', 'formdata')) ?? [];
  document.body.innerHTML = form;
  run(script);
  const input = await vi.waitUntil(() => document.querySelector('input'));
  input.focus();
  await userEvent.keyboard('52998224724');
  expect(input.value).toBe('529.982.247-24');
  expect(input.validationMessage).toBe('Confira o CPF.');
  await userEvent.keyboard('{Backspace}5');
  expect(input.validity.valid).toBe(true);
  expect(new FormData(input.form ?? undefined).get('cpf')).toBe('52998224725');
});
