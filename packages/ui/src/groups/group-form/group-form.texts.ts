import { defineTexts } from '../../i18n/index.ts';

export const groupFormTexts = defineTexts({
  'pt-BR': {
    name: 'Nome',
    description: 'Descrição',
    clients: 'Clientes',
    client: 'Cliente {{number}}',
    add: 'Adicionar cliente',
    remove: 'Remover o cliente {{number}}',
    removeNamed: 'Remover {{name}}',
    none: 'Nenhum cliente no grupo.',
    count: { zero: 'Nenhum cliente', one: '{{count}} cliente', other: '{{count}} clientes' },
  },
  en: {
    name: 'Name',
    description: 'Description',
    clients: 'Clients',
    client: 'Client {{number}}',
    add: 'Add client',
    remove: 'Remove client {{number}}',
    removeNamed: 'Remove {{name}}',
    none: 'No client in the group.',
    count: { zero: 'No client', one: '{{count}} client', other: '{{count}} clients' },
  },
  es: {
    name: 'Nombre',
    description: 'Descripción',
    clients: 'Clientes',
    client: 'Cliente {{number}}',
    add: 'Agregar cliente',
    remove: 'Quitar el cliente {{number}}',
    removeNamed: 'Quitar {{name}}',
    none: 'Ningún cliente en el grupo.',
    count: { zero: 'Ningún cliente', one: '{{count}} cliente', other: '{{count}} clientes' },
  },
});
