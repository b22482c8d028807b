interface Family {
  readonly identificador: string;
  readonly descricao: string;
}

/** The fare families that each airline sells, cheapest first, and its site. */
export const FARE_FAMILIES: Readonly<Record<string, { readonly link: string; readonly familias: readonly Family[] }>> = {
  G3: {
    link: 'https://www.voegol.com.br',
    familias: [
      { identificador: 'LIGHT', descricao: 'Light: somente artigo pessoal e mala de mão de 10 kg' },
      { identificador: 'PLUS', descricao: 'Plus: uma mala despachada de 23 kg e marcação de assento' },
      { identificador: 'MAX', descricao: 'Max: duas malas de 23 kg, remarcação e reembolso sem taxa' },
      { identificador: 'PREMIUM', descricao: 'Premium Economy: assento com mais espaço, duas malas de 23 kg' },
    ],
  },
  AD: {
    link: 'https://www.voeazul.com.br',
    familias: [
      { identificador: 'AZUL', descricao: 'Azul: mala de mão de 10 kg, sem despacho' },
      { identificador: 'MAISAZUL', descricao: 'MaisAzul: uma mala despachada de 23 kg e assento padrão' },
      { identificador: 'AZULSUPER', descricao: 'Azul Super: mala despachada, remarcação sem taxa' },
      { identificador: 'BUSINESS', descricao: 'Business: poltrona-cama em voos internacionais' },
    ],
  },
  LA: {
    link: 'https://www.latamairlines.com/br/pt',
    familias: [
      { identificador: 'BASIC', descricao: 'Basic: somente artigo pessoal, sem reembolso' },
      { identificador: 'LIGHT', descricao: 'Light: mala de mão de 12 kg' },
      { identificador: 'FULL', descricao: 'Full: uma mala despachada de 23 kg, remarcação sem taxa' },
      { identificador: 'PREMIUM', descricao: 'Premium Economy: duas malas de 23 kg e fileira exclusiva' },
    ],
  },
  TP: {
    link: 'https://www.flytap.com/pt-br',
    familias: [
      { identificador: 'DISCOUNT', descricao: 'Discount: mala de mão' },
      { identificador: 'BASIC', descricao: 'Basic: uma mala despachada de 23 kg' },
      { identificador: 'CLASSIC', descricao: 'Classic: uma mala de 23 kg e remarcação com taxa' },
      { identificador: 'PLUS', descricao: 'Plus: duas malas de 23 kg, remarcação sem taxa' },
      { identificador: 'EXECUTIVE', descricao: 'Executive: classe executiva, duas malas de 32 kg' },
    ],
  },
  AR: {
    link: 'https://www.aerolineas.com.ar',
    familias: [
      { identificador: 'BASE', descricao: 'Base: mala de mão' },
      { identificador: 'PLUS', descricao: 'Plus: uma mala despachada de 15 kg' },
      { identificador: 'FLEX', descricao: 'Flex: uma mala de 23 kg, remarcação sem taxa' },
    ],
  },
  CM: {
    link: 'https://www.copaair.com/pt-br',
    familias: [
      { identificador: 'BASIC', descricao: 'Economy Basic: mala de mão' },
      { identificador: 'CLASSIC', descricao: 'Economy Classic: uma mala despachada de 23 kg' },
      { identificador: 'FULL', descricao: 'Economy Full: duas malas de 23 kg, reembolsável' },
      { identificador: 'BUSINESS', descricao: 'Business: classe executiva' },
    ],
  },
  AA: {
    link: 'https://www.aa.com',
    familias: [
      { identificador: 'BASIC', descricao: 'Basic Economy: mala de mão, sem alteração' },
      { identificador: 'MAIN', descricao: 'Main Cabin: uma mala despachada de 23 kg' },
      { identificador: 'PREMIUM', descricao: 'Premium Economy: duas malas de 23 kg' },
      { identificador: 'BUSINESS', descricao: 'Flagship Business: classe executiva' },
    ],
  },
  AF: {
    link: 'https://wwws.airfrance.com.br',
    familias: [
      { identificador: 'LIGHT', descricao: 'Light: mala de mão' },
      { identificador: 'STANDARD', descricao: 'Standard: uma mala despachada de 23 kg' },
      { identificador: 'FLEX', descricao: 'Flex: uma mala de 23 kg, reembolsável' },
      { identificador: 'BUSINESS', descricao: 'Business: classe executiva' },
    ],
  },
  LH: {
    link: 'https://www.lufthansa.com/br/pt',
    familias: [
      { identificador: 'LIGHT', descricao: 'Economy Light: mala de mão' },
      { identificador: 'CLASSIC', descricao: 'Economy Classic: uma mala despachada de 23 kg' },
      { identificador: 'FLEX', descricao: 'Economy Flex: uma mala de 23 kg, reembolsável' },
      { identificador: 'BUSINESS', descricao: 'Business: classe executiva' },
    ],
  },
  IB: {
    link: 'https://www.iberia.com/br',
    familias: [
      { identificador: 'BASIC', descricao: 'Básica: mala de mão' },
      { identificador: 'OPTIMA', descricao: 'Óptima: uma mala despachada de 23 kg' },
      { identificador: 'CONFORT', descricao: 'Confort: uma mala de 23 kg, remarcação sem taxa' },
    ],
  },
};
