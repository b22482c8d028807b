import { defineTexts } from '../../i18n/index.ts';

export const passengerSelectionModalTexts = defineTexts({
  'pt-BR': {
    title: 'Selecionar passageiros',
    who: { one: 'Quem viaja? O serviço é para {{count}} adulto.', other: 'Quem viaja? O serviço é para {{count}} adultos.' },
    chosen: 'Escolhidos: {{chosen}} de {{adults}}',
    confirm: 'Confirmar passageiros',
  },
  en: {
    title: 'Select passengers',
    who: { one: 'Who travels? The service is for {{count}} adult.', other: 'Who travels? The service is for {{count}} adults.' },
    chosen: 'Chosen: {{chosen}} of {{adults}}',
    confirm: 'Confirm passengers',
  },
  es: {
    title: 'Seleccionar pasajeros',
    who: { one: '¿Quién viaja? El servicio es para {{count}} adulto.', other: '¿Quién viaja? El servicio es para {{count}} adultos.' },
    chosen: 'Elegidos: {{chosen}} de {{adults}}',
    confirm: 'Confirmar pasajeros',
  },
});
