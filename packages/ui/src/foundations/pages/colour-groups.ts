/** Colours that are read together, by the names of their tokens. */
export interface ColourGroup {
  title: string;
  lead: string;
  tokens: readonly string[];
}

/** Every colour token, in the group that its page shows it in. */
export const COLOUR_GROUPS: readonly ColourGroup[] = [
  {
    title: 'Papel',
    lead: 'Um balcão, uma folha sobre ele e dois tons que marcam a folha. A folha é sempre mais clara que o balcão, no escuro também.',
    tokens: ['surface', 'surface-1', 'surface-2', 'surface-3'],
  },
  {
    title: 'Tinta',
    lead: 'Uma só tinta em três forças. A força diz a importância; o tamanho quase nunca precisa dizer.',
    tokens: ['ink', 'ink-2', 'ink-3'],
  },
  {
    title: 'Linhas',
    lead: 'Antes de uma sombra, uma linha fina.',
    tokens: ['line', 'line-strong'],
  },
  {
    title: 'Ação',
    lead: 'Um só acento, petróleo: onde ele está, há o que fazer. Nunca serve de enfeite.',
    tokens: ['accent', 'accent-hover', 'accent-ink', 'accent-soft', 'accent-text'],
  },
  {
    title: 'Estados',
    lead: 'Cada estado tem cor forte para a marca, suave para o fundo e tinta para o texto. Ao lado da cor há sempre a palavra.',
    tokens: [
      'danger',
      'danger-hover',
      'danger-soft',
      'danger-ink',
      'warning',
      'warning-soft',
      'warning-ink',
      'success',
      'success-soft',
      'success-ink',
      'info',
      'info-soft',
      'info-ink',
    ],
  },
  {
    title: 'Serviços',
    lead: 'Para achar de longe o tipo de serviço. A cor repete o que o ícone e a palavra já disseram.',
    tokens: ['air', 'air-soft', 'hotel', 'hotel-soft', 'car', 'car-soft', 'bus', 'bus-soft', 'other', 'other-soft'],
  },
  {
    title: 'Véu',
    lead: 'O que fica entre a página e uma janela.',
    tokens: ['scrim'],
  },
];
