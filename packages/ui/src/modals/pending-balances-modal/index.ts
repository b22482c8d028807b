export {
  type ChosenBalance,
  PendingBalancesModal,
  type PendingBalancesModalActions,
  type PendingBalancesModalProps,
} from './pending-balances-modal.tsx';
