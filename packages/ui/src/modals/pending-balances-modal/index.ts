export { type ChosenBalance, PendingBalancesModal, type PendingBalancesModalProps } from './pending-balances-modal.tsx';
