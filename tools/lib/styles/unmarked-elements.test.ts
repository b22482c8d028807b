import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../prepare.mjs';
import { filesBelow, shown } from '../files.ts';
import { unmarkedElements } from './unmarked-elements.ts';

const COMPONENTS = /^(?!.*(stories|test|guidance)\.tsx$)(?!.*[\\/](foundations|test-support)[\\/]).*\.tsx$/;

test('every element of a component carries one of our classes, and no class is without our prefix', () => {
  const folders = ['packages/ui/src', 'apps/backoffice/src'].map((path) => join(root, path));
  const files = folders.flatMap((folder) => filesBelow(folder, (path) => COMPONENTS.test(path)));
  expect(files.length).toBeGreaterThan(150);
  const ofUi = files.filter((path) => path.startsWith(join(root, 'packages')));
  const ofApp = files.filter((path) => !ofUi.includes(path));
  const findings = (paths: readonly string[]) => paths.flatMap((path) => unmarkedElements(readFileSync(path, 'utf8'), shown(root, path)));
  expect(findings(ofUi)).toEqual([]);
  // The app has its page for itself.
  expect(findings(ofApp).filter((finding) => finding.includes('prefix'))).toEqual([]);
});

test.each([
  ['<p>x</p>', ['a.tsx:1 <p> has no class; "g:own" marks it as ours']],
  ['<p className="g:flex p-4">x</p>', ['a.tsx:1 the class p-4 lacks the prefix g:']],
  ["<p className={open ? 'flex' : 'g:grid'}>x</p>", ['a.tsx:1 the class flex lacks the prefix g:']],
  ['<p className={`g:flex %look% block`}>x</p>', ['a.tsx:1 the class block lacks the prefix g:']],
  ["<p className={tone === 'quiet' ? looks['plain'] : 'g:flex'}>x</p>", []],
  ['<p {...rest}>x</p>', []],
  ["<p className={open ? 'g:grid' : ''}>x</p>", ['a.tsx:1 <p> has no class when it has the empty one; "g:own" marks it as ours']],
  ['{ const Heading = `h%level%` as const; return <Heading>x</Heading>; }', ['a.tsx:1 <Heading> has no class; "g:own" marks it as ours']],
  ["{ const Tag = href ? 'a' : 'button'; return <Tag>x</Tag>; }", ['a.tsx:1 <Tag> has no class; "g:own" marks it as ours']],
  ["{ const Tag = href ? 'a' : 'button'; return <Tag className=\"g:own\">x</Tag>; }", []],
  ['<svg className="g:size-4"><path d="M0 0" /></svg>', []],
])('%s', (source, expected) =>
  expect(unmarkedElements(`const a = () => ${source.replace('%look%', `$\{look}`).replace('%level%', `$\{level}`)};`, 'a.tsx')).toEqual(
    expected,
  ),
);
