export { formatIe, type IeProblem, isIe, isPartialIe, parseIe, UFS, type Uf, validateIe } from './ie.ts';
