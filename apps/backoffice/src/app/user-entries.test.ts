import { afterEach, expect, test, vi } from 'vitest';
import { userEntries } from './user-entries.ts';

afterEach(() => vi.unstubAllEnvs());

const person = (profile: number) => ({ id: '3f0c8f2e-6f0e-4a5a-9b43-0d1c5f3c7a10', profiles: [profile], permissoes: [] });

test('A-067 S-016 the help entry has the address that the build was given; without one there is no entry', () => {
  vi.stubEnv('VITE_HELP_URL', 'https://videos.exemplo/ajuda');
  expect(userEntries(person(2)).helpHref).toBe('https://videos.exemplo/ajuda');
  vi.stubEnv('VITE_HELP_URL', '');
  expect(userEntries(person(2)).helpHref).toBeUndefined();
});

test.each([
  [1, '#/config/usuario?id=3f0c8f2e-6f0e-4a5a-9b43-0d1c5f3c7a10'],
  [2, '#/config/usuario?id=3f0c8f2e-6f0e-4a5a-9b43-0d1c5f3c7a10'],
  [3, '#/config/usuario?id=3f0c8f2e-6f0e-4a5a-9b43-0d1c5f3c7a10'],
  [4, undefined],
])('A-068 the entry of the own profile leads profile %i to %s', (profile, href) => {
  expect(userEntries(person(profile)).profileHref).toBe(href);
});
