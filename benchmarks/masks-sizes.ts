import { join } from 'node:path';
import { bundle } from '../tools/lib/bundle.ts';
import { entryPoints, foreignFolders } from '../tools/lib/entry-points.ts';
import { root } from '../tools/prepare.mjs';
import { printTable } from './table.ts';

/** One function of each library, imported as its manual recommends. */
const IMPORTS: Record<string, Record<string, string>> = {
  'is it a CPF?': {
    '@guiche/masks': "export { isCpf } from '@guiche/masks/cpf'",
    '@brazilian-utils/brazilian-utils': "export { isValidCpf } from '@brazilian-utils/brazilian-utils'",
    'cpf-cnpj-validator': "export { cpf } from 'cpf-cnpj-validator'",
    'br-validations': "import BrV from 'br-validations'; export const isCpf = BrV.cpf.validate",
    'validation-br': "export { isCPF } from 'validation-br'",
    'js-brasil': "import { validateBr } from 'js-brasil'; export const isCpf = validateBr.cpf",
    'brazilian-values': "export { isCPF } from 'brazilian-values'",
  },
  'is it a CNPJ?': {
    '@guiche/masks': "export { isCnpj } from '@guiche/masks/cnpj'",
    '@brazilian-utils/brazilian-utils': "export { isValidCnpj } from '@brazilian-utils/brazilian-utils'",
    'cpf-cnpj-validator': "export { cnpj } from 'cpf-cnpj-validator'",
    'br-validations': "import BrV from 'br-validations'; export const isCnpj = BrV.cnpj.validate",
    'validation-br': "export { isCNPJ } from 'validation-br'",
    'js-brasil': "import { validateBr } from 'js-brasil'; export const isCnpj = validateBr.cnpj",
    'brazilian-values': "export { isCNPJ } from 'brazilian-values'",
  },
  'is it an IE?': {
    '@guiche/masks': "export { isIe } from '@guiche/masks/ie'",
    '@brazilian-utils/brazilian-utils': "export { isValidIe } from '@brazilian-utils/brazilian-utils'",
    'br-validations': "import BrV from 'br-validations'; export const ie = BrV.ie",
    'js-brasil': "import { validateBr } from 'js-brasil'; export const isIe = validateBr.inscricaoestadual",
    inscricaoestadual: "export { default } from 'inscricaoestadual'",
  },
  'format money': {
    '@guiche/masks': "export { formatMoney } from '@guiche/masks/money'",
    '@brazilian-utils/brazilian-utils': "export { formatCurrency } from '@brazilian-utils/brazilian-utils'",
    'js-brasil': "import { maskBr } from 'js-brasil'; export const formatMoney = maskBr.currency",
    'react-number-format': "export { numericFormatter } from 'react-number-format'",
    imask: "export { createPipe } from 'imask'",
    'brazilian-values': "export { formatToBRL } from 'brazilian-values'",
  },
};

/** Packages that an app with these libraries has anyway. */
const PEER_DEPENDENCIES = ['react', 'react-dom'];

/** Bytes that an import costs, minified, tree-shaken and gzipped. */
export async function benchSizes(): Promise<void> {
  const rows: [string, string, number, number][] = [];
  for (const [question, libraries] of Object.entries(IMPORTS)) {
    for (const [library, source] of Object.entries(libraries)) {
      const { bytes, gzip } = await bundle(source, join(root, 'benchmarks/peers'), PEER_DEPENDENCIES);
      rows.push([question, library, bytes, gzip]);
    }
  }
  printTable('One function, bundled', ['import', 'library', 'bytes', 'gzip'], rows);

  const own: [string, number, number, string][] = [];
  for (const entry of entryPoints(join(root, 'packages/masks'))) {
    const name = entry.slice('./'.length);
    const { bytes, gzip, modules } = await bundle(`export * from '@guiche/masks/${name}'`, root, ['imask']);
    own.push([name, bytes, gzip, foreignFolders(name, modules).join(', ') || 'nothing']);
  }
  printTable(
    'All of each entry point of @guiche/masks, bundled (imask itself not counted)',
    ['entry', 'bytes', 'gzip', 'brings of other formats'],
    own,
  );
}
