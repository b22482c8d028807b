export const ptBr = {
  captura_data_de_partida_diferente: 'A data de partida do voo capturado é diferente da data da cotação.',
  captura_emissao_cancelada: 'A emissão encontrada está cancelada.',
  captura_emissao_nao_encontrada: 'NAO_ENCONTRADO: nenhuma emissão com este localizador.',
  captura_origem_diferente: 'A origem da emissão capturada é diferente da origem da cotação. Deseja continuar?',
  captura_quantidade_de_voos_diferente:
    'A quantidade de voos capturada ({{capturados}}) é diferente da quantidade da cotação ({{cotacao}}).',
  captura_realizada_com_sucesso: 'Dados capturados com sucesso.',
  captura_registro_nao_encontrado: 'Registro não encontrado para o localizador informado.',
  captura_viajantes_diferentes: 'Os viajantes da emissão capturada são diferentes dos viajantes da cotação. Deseja continuar?',
  erro_ao_capturar_dados_externos: 'Erro ao capturar os dados externos do aéreo.',
  informe_o_localizador: 'Informe o localizador.',
} as const;
