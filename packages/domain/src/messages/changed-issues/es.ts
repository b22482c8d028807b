import type { Translated } from '../topic.ts';
import type { ptBr } from './pt-br.ts';

export const es: Translated<typeof ptBr> = {
  alteracao_encerrada_por_outro:
    'La solicitud {{numero}} ya no está entre las emisiones cambiadas: otra persona decidió, concluyó o cerró el cambio.',
  alteracao_nao_aguarda_aprovacao: 'Este cambio ya no espera aprobación. Actualice la página.',
  emissoes_alteradas_aparecem_aqui: 'Las emisiones que los clientes cambien o cancelen aparecen aquí hasta que se concluyan.',
  erro_buscar_emissao_alterada: 'Error al buscar la emisión cambiada.',
  erro_buscar_emissoes_alteradas: 'Error al buscar las emisiones cambiadas.',
  erro_enviar_servicos_alteracao: 'Error al enviar los servicios para cambio.',
  servico_nao_pode_ser_alterado: 'Solo un servicio emitido puede cambiarse o cancelarse. Actualice la página.',
  servicos_enviados_alteracao: 'Servicios enviados para cambio.',
  solicitacao_mudou_antes_da_decisao: 'Esta solicitud cambió desde que usted la abrió. Revise la versión actual e inténtelo de nuevo.',
  solicitacao_nao_pode_ser_alterada: 'Esta solicitud no puede cambiarse en la situación en que está. Actualice la página.',
};
