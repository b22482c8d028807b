import { type CpfProblem, parseCpf, validateCpf } from '@guiche/masks/cpf';
import { cpfEditor } from '@guiche/masks/cpf/editor';
import { amountEditor } from '@guiche/masks/engine';
import { formatMoney, parseMoney } from '@guiche/masks/money';
import { maskField } from './mask-field';

// A problem that the format names has a text here, or this does not compile.
const SAID: Record<CpfProblem, string> = {
  characters: 'O CPF tem só números.',
  length: 'O CPF tem onze números.',
  repeated_digits: 'Este CPF não existe.',
  check_digit: 'Confira o CPF: os últimos dois números não batem.',
};

function element<Type extends HTMLElement>(selector: string, type: new () => Type): Type {
  const found = document.querySelector(selector);
  if (!(found instanceof type)) throw new Error(`The page has no ${selector}.`);
  return found;
}

const cpf = element('#cpf', HTMLInputElement);
const fare = element('#fare', HTMLInputElement);
const answer = element('#answer', HTMLOutputElement);
maskField(cpf, cpfEditor);
maskField(fare, amountEditor({ fraction: 2 }));

element('form', HTMLFormElement).addEventListener('submit', (event) => {
  event.preventDefault();
  const problem = validateCpf(cpf.value);
  cpf.setAttribute('aria-invalid', String(problem !== undefined));
  answer.textContent = problem ? SAID[problem] : `${parseCpf(cpf.value)} paga ${formatMoney(parseMoney(fare.value))}`;
});
