export const ptBr = {
  aviso_chegada_apos_partida: 'Em {{local}}, o voo de {{partida}} sai antes de o anterior chegar, às {{chegada}}.',
  aviso_conexao_curta: 'Conexão de {{minutos}} min em {{local}}; o mínimo é {{minimo}} min.',
  aviso_noite_descoberta: {
    one: '{{count}} noite sem hospedagem: {{noites}}.',
    other: '{{count}} noites sem hospedagem: {{noites}}.',
  },
  aviso_outra_viagem: '{{viajante}} já tem a solicitação {{solicitacao}}, de {{inicio}} a {{fim}}.',
  aviso_validade_antes_da_viagem: '{{nome}} vale até {{validade}}, e a viagem termina em {{viagem}}.',
  aviso_volta_antes_da_ida: 'A volta, em {{volta}}, começa antes da ida, em {{ida}}.',
  informe_o_motivo: 'Informe o motivo.',
  olhar_chegada_apos_partida: 'Confira datas e horas dos dois voos.',
  olhar_conexao_curta: 'Veja se a companhia garante a conexão ou se há um voo seguinte.',
  olhar_noite_descoberta: 'Confira entrada e saída do hotel e as datas dos voos.',
  olhar_outra_viagem: 'Veja na outra solicitação se a mesma pessoa viaja nessas datas.',
  olhar_validade_antes_da_viagem: 'Peça um documento válido ou cote outra tarifa.',
  olhar_volta_antes_da_ida: 'Confira as datas de ida e de volta.',
} as const;
