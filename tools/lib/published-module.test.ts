import { expect, test } from 'vitest';
import { publishedModule } from './published-module.ts';

const published = (code: string, path = 'inputs/x/x.js', hasComponents = true) => publishedModule({ path, hasComponents, code });

const HEAD = "'use client'; import { takesRef } from '../../internal/takes-ref.js';\n";

test('a component that can see a ref is put into the helper that gives it one', () => {
  const whole = 'export function Field(props) { return props.ref; }\n';
  expect(published(whole)).toBe(`${HEAD}export const Field = /* @__PURE__ */ takesRef(function Field(props) { return props.ref; });\n`);
  expect(published('const a = "ção 😀";\nfunction Box({ a, ...rest }) {}\nexport function Pill({ ref }) {}')).toBe(
    `${HEAD}const a = "ção 😀";\nconst Box = /* @__PURE__ */ takesRef(function Box({ a, ...rest }) {});\nexport const Pill = /* @__PURE__ */ takesRef(function Pill({ ref }) {});`,
  );
});

test('a component that takes no ref, a hook and a helper stay as they are', () => {
  const code = 'export function Mark({ label }) {}\nexport function useX(props) {}\nfunction helper(props) {}\nexport function Bare() {}';
  expect(published(code)).toBe(`'use client';\n${code}`);
});

test('a module is for browsers when it has components or hooks, or imports React or a library for it', () => {
  const mark = "'use client';\n";
  const marked = (code: string, path = 'i18n/words.js') => published(code, path, false).startsWith(mark);
  expect(marked("import { useState } from 'react';")).toBe(true);
  expect(marked("import { useController } from 'react-hook-form';")).toBe(true);
  expect(marked("import { useWords } from './words.js';", 'i18n/use-message.js')).toBe(true);
  expect(marked("import { cva } from 'class-variance-authority';\nimport { x } from '@guiche/domain/messages';\nimport './y.js';")).toBe(
    false,
  );
  expect(marked("export { Button } from './button.js';", 'primitives/button/index.js')).toBe(false);
});

test('what was published before stays as it is, and so does the helper itself', () => {
  const once = published('export function Field(props) {}');
  expect(published(once)).toBe(once);
  expect(published("import { forwardRef } from 'react';", 'internal/takes-ref.js', false)).not.toContain('use client');
});

test('the helper is found from every folder', () => {
  expect(published('export function Field(props) {}', 'internal/field.js')).toContain("from './takes-ref.js'");
  expect(published('export function Field(props) {}', 'data/a/b/field.js')).toContain("from '../../../internal/takes-ref.js'");
});
