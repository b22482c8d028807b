/** Currencies that quotes are made in. The rates are what is suggested until somebody brings newer ones. @see Q-080 */
export const CURRENCIES = [
  { id: 1, codigo: 'BRL', nome: 'Real', simbolo: 'R$', cotacao: 1 },
  { id: 2, codigo: 'USD', nome: 'Dólar americano', simbolo: 'US$', cotacao: 5.4321 },
  { id: 3, codigo: 'EUR', nome: 'Euro', simbolo: '€', cotacao: 6.2874 },
  { id: 4, codigo: 'GBP', nome: 'Libra esterlina', simbolo: '£', cotacao: 7.1153 },
  { id: 5, codigo: 'ARS', nome: 'Peso argentino', simbolo: 'AR$', cotacao: 0.003742 },
  { id: 6, codigo: 'CLP', nome: 'Peso chileno', simbolo: 'CL$', cotacao: 0.005718 },
  { id: 7, codigo: 'CAD', nome: 'Dólar canadense', simbolo: 'CA$', cotacao: 3.8716 },
  { id: 8, codigo: 'CHF', nome: 'Franco suíço', simbolo: 'CHF', cotacao: 6.7039 },
  { id: 9, codigo: 'MXN', nome: 'Peso mexicano', simbolo: 'MX$', cotacao: 0.2948 },
  { id: 10, codigo: 'UYU', nome: 'Peso uruguaio', simbolo: 'UY$', cotacao: 0.1361 },
] as const;
