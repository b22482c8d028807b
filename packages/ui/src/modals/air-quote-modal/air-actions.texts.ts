import { defineTexts } from '../../i18n/index.ts';

export const airActionsTexts = defineTexts({
  'pt-BR': {
    balances: 'Saldos pendentes',
    earlier: 'Emissões anteriores',
    offer: { one: 'Há {{count}} saldo que esta emissão pode usar', other: 'Há {{count}} saldos que esta emissão pode usar' },
    used: 'Esta emissão usa um saldo: ele já está descontado da tarifa.',
    until: 'até {{day}}',
    noEnd: 'sem validade',
    fine: 'multa de {{amount}}',
    use: 'Usar saldo',
    useOf: 'Usar saldo de {{name}}, {{amount}}',
  },
  en: {
    balances: 'Pending balances',
    earlier: 'Earlier issues',
    offer: { one: 'There is {{count}} balance that this issue may use', other: 'There are {{count}} balances that this issue may use' },
    used: 'This issue uses a balance: it is already taken off the fare.',
    until: 'until {{day}}',
    noEnd: 'no expiry',
    fine: 'fine of {{amount}}',
    use: 'Use balance',
    useOf: 'Use balance of {{name}}, {{amount}}',
  },
  es: {
    balances: 'Saldos pendientes',
    earlier: 'Emisiones anteriores',
    offer: { one: 'Hay {{count}} saldo que esta emisión puede usar', other: 'Hay {{count}} saldos que esta emisión puede usar' },
    used: 'Esta emisión usa un saldo: ya está descontado de la tarifa.',
    until: 'hasta {{day}}',
    noEnd: 'sin vencimiento',
    fine: 'multa de {{amount}}',
    use: 'Usar saldo',
    useOf: 'Usar saldo de {{name}}, {{amount}}',
  },
});
