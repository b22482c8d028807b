export { fineViolation } from './fine.ts';
export { balanceOptionOfFine, fineWith, type OpcaoSaldo, refund, suggestedTicketCredit } from './refund.ts';
