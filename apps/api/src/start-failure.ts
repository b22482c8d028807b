import type { Config } from './config.ts';
import { databaseErrorCode, isDiskFull } from './db/database-errors.ts';
import { StartError } from './start-error.ts';

type Place = Pick<Config, 'dataDir' | 'databaseUrl'>;

/** What node says about a folder that cannot be used. */
const FOLDER: Readonly<Record<string, string>> = {
  EACCES: 'este usuário não tem permissão para gravar nela',
  EPERM: 'este usuário não tem permissão para gravar nela',
  EROFS: 'o disco é somente de leitura',
  ENOTDIR: 'o caminho não é uma pasta',
  EEXIST: 'o caminho não é uma pasta',
  ENAMETOOLONG: 'o caminho é longo demais',
};

const oneLine = (text: string) => text.split('\n')[0] ?? '';

/** A failed start as one sentence that says what to do; the log of level debug has the rest. */
export function startFailure(error: unknown, { dataDir, databaseUrl }: Place): StartError {
  if (error instanceof StartError) return error;
  const code = databaseErrorCode(error) ?? '';
  const embedded = databaseUrl === undefined;
  if (isDiskFull(error))
    return new StartError(
      embedded
        ? `Não há espaço em disco para a pasta de dados ${dataDir}; libere espaço ou escolha outra pasta com GUICHE_DATA.`
        : 'O servidor de banco de dados está sem espaço em disco; libere espaço nele.',
    );
  const reason = FOLDER[code];
  if (embedded && reason !== undefined)
    return new StartError(`A pasta de dados ${dataDir} não pode ser usada: ${reason}; escolha outra com GUICHE_DATA.`);
  if (code === '42501')
    return new StartError('O usuário de DATABASE_URL não tem permissão para criar tabelas no banco; conceda-a ou use outro usuário.');
  if (code === '25006') return new StartError('O banco de dados é somente de leitura; aponte DATABASE_URL para o servidor principal.');
  const what = error instanceof Error ? oneLine(error.message) : String(error);
  return new StartError(`O servidor não iniciou: ${what}${code === '' ? '' : ` (${code})`}.`, { cause: error });
}
