import type { Translated } from '../topic.ts';
import type { ptBr } from './pt-br.ts';

export const es: Translated<typeof ptBr> = {
  cotacao_nao_e_a_escolhida: 'Solo se puede confirmar la cotización elegida. Actualice la página.',
  cotacao_nao_pode_ser_escolhida:
    'Solo una cotización ofrecida al cliente puede ocupar el lugar de la elegida, mientras esta no se haya emitido.',
  emissao_automatica_nao_disponivel: 'Esta cotización no se puede emitir automáticamente.',
  emissao_em_andamento: 'Emitiendo en el proveedor…',
  emissao_em_verificacao: 'La emisión de esta cotización está en verificación. Verifíquela antes de continuar.',
  emissao_nao_encontrada_no_fornecedor: 'El proveedor no recibió el pedido de emisión: no se emitió nada.',
  emissao_nao_pode_ser_alterada: 'Esta emisión ya no se puede cambiar.',
  emissao_realizada_com_sucesso: 'Emisión realizada con éxito.',
  erro_ao_buscar_emissoes_anteriores: 'Error al buscar las emisiones anteriores.',
  erro_ao_cancelar_servico: 'Error al cancelar el servicio.',
  erro_ao_concluir_emissoes: 'Error al concluir las emisiones.',
  erro_ao_emitir_a_hospedagem: 'Error al emitir el hospedaje',
  erro_ao_emitir_a_passagem_na_cia_aerea: 'Error al emitir el pasaje en la aerolínea',
  existem_alteracoes_pendentes: 'Hay cambios o cancelaciones por confirmar antes de concluir.',
  existem_emissoes_em_verificacao: 'Verifique las emisiones sin respuesta del proveedor antes de concluir.',
  existem_reservas_nao_iniciadas: 'Emita la reserva de los hoteles confirmados antes de concluir: el proveedor aún no recibió el pedido.',
  existem_emissoes_nao_confirmadas: 'Confirme los datos de todas las cotizaciones elegidas antes de concluir.',
  multa_invalida: 'Indique un valor de multa válido.',
  multa_maior_que_o_total: 'La multa ({{multa}}) no puede ser mayor que el total de la cotización ({{total}}).',
  salve_antes_de_emitir: 'Guarde los cambios antes de emitir: el proveedor recibe lo que está guardado.',
  solicitacao_enviada_para_aprovacao: 'Solicitud {{numero}} enviada a la aprobación del cliente.',
  solicitacao_nao_esta_em_emissao: 'Esta solicitud ya no está en emisión. Actualice la página.',
  tipo_emissao_automatico: 'Automático',
  tipo_emissao_manual: 'Manual',
  tipo_emissao_sistema_externo: 'Sistema externo',
  valor_alterado_cotacao_retornara_para_analise: 'El valor cambió y la cotización volverá a análisis del cliente. ¿Desea continuar?',
  voucher_enviar_falha: 'No fue posible enviar el voucher.',
  voucher_enviar_sucesso: 'Voucher enviado con éxito.',
};
