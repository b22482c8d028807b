// A list as a customer sent it, and what the office makes of it.
import { formatCnpj, parseCnpj, validateCnpj } from '@guiche/masks/cnpj';
import { formatCpf, parseCpf, validateCpf } from '@guiche/masks/cpf';
import { formatDate, parseDate } from '@guiche/masks/date';
import { formatIe, validateIe } from '@guiche/masks/ie';
import { formatMoney, parseMoney } from '@guiche/masks/money';

const travellers = [
  { cpf: '52998224725', fare: '1234,5', departure: '31/12/2026' },
  { cpf: '529.982.247-24', fare: 'R$ 1.005,005', departure: '31/02/2026' },
];

for (const { cpf, fare, departure } of travellers) {
  const day = parseDate(departure);
  console.log(
    [
      formatCpf(cpf),
      `check digit ${validateCpf(cpf) === 'check_digit' ? 'wrong' : 'right'}`,
      formatMoney(parseMoney(fare)),
      day === null ? `no such day: ${departure}` : `${formatDate(day)} is ${day}`,
    ].join(' | '),
  );
}

const agency = { cnpj: '12.abc.345/01de-35', ie: '110042490114', uf: 'SP' };
console.log([formatCnpj(agency.cnpj), validateCnpj(agency.cnpj) ?? 'right', `stored as ${parseCnpj(agency.cnpj)}`].join(' | '));
console.log([formatIe(agency.ie, agency.uf), validateIe(agency.ie, agency.uf) ?? 'right', `in ${agency.uf}`].join(' | '));
console.log(`CPF of the first, as digits: ${parseCpf(travellers[0].cpf)}`);
