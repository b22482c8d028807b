export { BalanceUsing } from './balance-using.ts';
export { Cancelling } from './cancelling.ts';
export { Issuing } from './issuing.ts';
export { Saving } from './saving.ts';
export { expectUsedOnce } from './used-once.ts';
export type { Work } from './work.ts';
