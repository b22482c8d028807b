import { defineTexts } from '../../i18n/index.ts';

export const groupListTexts = defineTexts({
  'pt-BR': {
    label: 'Grupos de serviços',
    loading: 'Carregando os grupos de serviços',
    count: { zero: 'Nenhum grupo', one: '{{count}} grupo', other: '{{count}} grupos' },
    newGroup: 'Novo grupo',
    none: 'Nenhum grupo de serviços.',
    noneHint: 'Um grupo reúne os clientes que são atendidos juntos.',
    noClients: 'Sem clientes',
    clients: { one: '{{count}} cliente', other: '{{count}} clientes' },
  },
  en: {
    label: 'Service groups',
    loading: 'Loading the service groups',
    count: { zero: 'No group', one: '{{count}} group', other: '{{count}} groups' },
    newGroup: 'New group',
    none: 'No service group.',
    noneHint: 'A group brings together the clients that are looked after together.',
    noClients: 'No clients',
    clients: { one: '{{count}} client', other: '{{count}} clients' },
  },
  es: {
    label: 'Grupos de servicios',
    loading: 'Cargando los grupos de servicios',
    count: { zero: 'Ningún grupo', one: '{{count}} grupo', other: '{{count}} grupos' },
    newGroup: 'Nuevo grupo',
    none: 'Ningún grupo de servicios.',
    noneHint: 'Un grupo reúne a los clientes que se atienden juntos.',
    noClients: 'Sin clientes',
    clients: { one: '{{count}} cliente', other: '{{count}} clientes' },
  },
});
