import { defineTexts } from '../../i18n/index.ts';

export const supplySectionTexts = defineTexts({
  'pt-BR': {
    consolidator: 'Consolidadora',
    intermediary: 'Intermediador',
    supplier: 'Fornecedor do serviço',
    paymentType: 'Tipo de pagamento',
    choose: 'Escolha…',
    waitingForSupplier: 'Aguardando fornecedor',
    waitingForSupplierHint: 'Enquanto estiver marcado, não é possível concluir a solicitação.',
  },
  en: {
    consolidator: 'Consolidator',
    intermediary: 'Intermediary',
    supplier: 'Service supplier',
    paymentType: 'Payment type',
    choose: 'Choose…',
    waitingForSupplier: 'Waiting for the supplier',
    waitingForSupplierHint: 'While this is checked, the request cannot be concluded.',
  },
  es: {
    consolidator: 'Consolidadora',
    intermediary: 'Intermediario',
    supplier: 'Proveedor del servicio',
    paymentType: 'Tipo de pago',
    choose: 'Elija…',
    waitingForSupplier: 'A la espera del proveedor',
    waitingForSupplierHint: 'Mientras esté marcado, no se puede concluir la solicitud.',
  },
});
