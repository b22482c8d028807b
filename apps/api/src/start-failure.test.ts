import { expect, test } from 'vitest';
import { StartError } from './start-error.ts';
import { startFailure } from './start-failure.ts';

const EMBEDDED = { dataDir: '/dados', databaseUrl: undefined };
const SERVER = { dataDir: '/dados', databaseUrl: 'postgres://guiche:segredo@banco/guiche' };
const coded = (code: string, message = 'what the driver says\nand more') => Object.assign(new Error(message), { code });

test.each([
  [
    coded('EACCES'),
    EMBEDDED,
    'A pasta de dados /dados não pode ser usada: este usuário não tem permissão para gravar nela; escolha outra com GUICHE_DATA.',
  ],
  [coded('ENOTDIR'), EMBEDDED, 'A pasta de dados /dados não pode ser usada: o caminho não é uma pasta; escolha outra com GUICHE_DATA.'],
  [coded('ENOSPC'), EMBEDDED, 'Não há espaço em disco para a pasta de dados /dados; libere espaço ou escolha outra pasta com GUICHE_DATA.'],
  [coded('53100'), SERVER, 'O servidor de banco de dados está sem espaço em disco; libere espaço nele.'],
  [coded('42501'), SERVER, 'O usuário de DATABASE_URL não tem permissão para criar tabelas no banco; conceda-a ou use outro usuário.'],
  [coded('25006'), SERVER, 'O banco de dados é somente de leitura; aponte DATABASE_URL para o servidor principal.'],
  [coded('XX000'), SERVER, 'O servidor não iniciou: what the driver says (XX000).'],
  [new Error('a bug'), EMBEDDED, 'O servidor não iniciou: a bug.'],
  [new StartError('Já é uma frase.'), EMBEDDED, 'Já é uma frase.'],
])('a start that fails by %s is one sentence', (error, place, sentence) => {
  expect(startFailure(error, place).message).toBe(sentence);
});
