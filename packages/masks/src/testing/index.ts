export { invalidCardNumber, validCardNumber } from './card.ts';
export { invalidCep, validCep } from './cep.ts';
export { type CnpjKind, invalidCnpj, validCnpj } from './cnpj.ts';
export { invalidCpf, validCpf } from './cpf.ts';
export { invalidIe, validIe } from './ie.ts';
export { invalidPhone, validLandline, validMobile } from './phone.ts';
export { invalidTicketNumber, validTicketNumber } from './ticket-number.ts';
