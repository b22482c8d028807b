import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isAllowedLink, LINK_PROTOCOLS } from './index.ts';

test('S-196 the protocols that a link may have', () => {
  expect(LINK_PROTOCOLS).toEqual(['http', 'https', 'ftp', 'mailto', 'tel', 'file', 'blob']);
});
test.each([
  'http://exemplo.com.br',
  'HTTPS://exemplo.com.br/a?b#c',
  'ftp://exemplo.com.br/a.pdf',
  'mailto:ana@exemplo.com.br',
  'tel:+551133334444',
  'file:///c:/a.pdf',
  'blob:https://exemplo.com.br/6f0c',
  '/relatorio?id=1',
  'a.pdf',
  '#topo',
  '//exemplo.com.br/a',
])('S-196 %s is a link', (address) => expect(isAllowedLink(address)).toBe(true));
test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  '  javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'about:blank',
  'ws://exemplo.com.br',
  'view-source:https://exemplo.com.br',
  'http://',
  '',
  '  ',
])('S-196 %j is none', (address) => expect(isAllowedLink(address)).toBe(false));
test('S-196 no other protocol whatever is let through', () =>
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z][a-z0-9+.-]{0,12}$/), fc.webPath(), (protocol, path) => {
      const known = LINK_PROTOCOLS.some((allowed) => allowed === protocol);
      if (!known) expect(isAllowedLink(`${protocol}:${path}`)).toBe(false);
    }),
  ));
