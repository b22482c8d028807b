import { SECRET_MASK } from '@guiche/domain/integrations';
import { expect, test } from 'vitest';
import { isSavedAs, withoutSecrets } from './typed-integrations.ts';

const integrations = (senha: string, usuario = 'guiche') => ({
  id: 'acme',
  versao: 3,
  integracoes: [{ nome: 'ERP', ativo: true, configuracao: { usuario, senha } }],
});
const shown = integrations(SECRET_MASK);

test('B-064 A-230 a draft of integrations holds no secret that was typed', () => {
  expect(withoutSecrets(integrations('s3gr3do', 'rumo'), shown)).toEqual(integrations(SECRET_MASK, 'rumo'));
});

test('B-064 a save whose response was lost is known by what is stored, unless a secret was typed', () => {
  expect(isSavedAs(shown, { ...shown, versao: 4 })).toBe(true);
  expect(isSavedAs(integrations(SECRET_MASK, 'rumo'), { ...shown, versao: 4 })).toBe(false);
  expect(isSavedAs(integrations('s3gr3do'), { ...shown, versao: 4 })).toBe(false);
});
