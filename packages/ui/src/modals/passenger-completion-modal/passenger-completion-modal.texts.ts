import { defineTexts } from '../../i18n/index.ts';

export const passengerCompletionModalTexts = defineTexts({
  'pt-BR': {
    title: 'Completar dados dos passageiros',
    why: 'As companhias pedem a data de nascimento e o e-mail de cada passageiro.',
    birthDate: 'Data de nascimento',
    email: 'E-mail',
    confirm: 'Salvar dados',
    discardNote: 'Nada foi salvo.',
  },
  en: {
    title: 'Complete the data of the passengers',
    why: 'Airlines ask for the birth date and the e-mail of each passenger.',
    birthDate: 'Birth date',
    email: 'E-mail',
    confirm: 'Save data',
    discardNote: 'Nothing was saved.',
  },
  es: {
    title: 'Completar los datos de los pasajeros',
    why: 'Las aerolíneas piden la fecha de nacimiento y el correo de cada pasajero.',
    birthDate: 'Fecha de nacimiento',
    email: 'Correo electrónico',
    confirm: 'Guardar datos',
    discardNote: 'No se guardó nada.',
  },
});
