/** The large cities of the sandbox's directories, each with its state and area code. */
export const SANDBOX_CITIES: readonly (readonly [name: string, uf: string, areaCode: string])[] = [
  ['Belo Horizonte', 'MG', '31'],
  ['Belém', 'PA', '91'],
  ['Brasília', 'DF', '61'],
  ['Campinas', 'SP', '19'],
  ['Curitiba', 'PR', '41'],
  ['Florianópolis', 'SC', '48'],
  ['Fortaleza', 'CE', '85'],
  ['Goiânia', 'GO', '62'],
  ['Manaus', 'AM', '92'],
  ['Porto Alegre', 'RS', '51'],
  ['Recife', 'PE', '81'],
  ['Rio de Janeiro', 'RJ', '21'],
  ['Salvador', 'BA', '71'],
  ['São Paulo', 'SP', '11'],
  ['Vitória', 'ES', '27'],
];
