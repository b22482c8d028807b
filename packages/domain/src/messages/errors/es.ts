import type { Translated } from '../topic.ts';
import type { ptBr } from './pt-br.ts';

export const es: Translated<typeof ptBr> = {
  chave_de_envio_repetida: 'La clave de este envío ya se usó con otros datos. Envíelo de nuevo con una clave nueva.',
  contate_administrador_cliente: '{{descricao}} Contacte al administrador del cliente.',
  codigo_nao_carregado: 'No se pudo cargar esta parte del sistema. Recargue la página; lo que usted escribió está guardado.',
  dados_recusados: 'El servidor rechazó los datos enviados, sin decir por qué.',
  data_nao_entendida: '{{campo}}: indique una fecha que exista.',
  dia_inexistente: '{{campo}}: el día {{dia}} no existe.',
  erro_inesperado: '¡Ups! Ocurrió un error inesperado, contacte al soporte por chat',
  erro_padrao: 'No fue posible completar la operación. Inténtelo de nuevo.',
  falha_no_servidor: '¡Ups! Ocurrió un error inesperado, contacte al soporte por chat. Código: {{codigo}}',
  horario_inexistente: '{{campo}}: la hora {{hora}} no existe.',
  muitas_conexoes: 'Hay demasiadas conexiones desde esta dirección. Espere un poco e intente de nuevo.',
  registro_nao_encontrado: 'Registro no encontrado.',
  requisicao_demorada: 'Los datos enviados no llegaron a tiempo. Intente de nuevo.',
  requisicao_invalida: 'No fue posible leer los datos enviados.',
  requisicao_muito_grande: 'Los datos enviados superan el tamaño permitido.',
  sem_conexao: 'Sin conexión con el servidor. Intente de nuevo cuando vuelva la conexión.',
  sem_conexao_mantido: 'Sin conexión con el servidor. Lo que usted escribió se conservó; intente de nuevo cuando vuelva la conexión.',
  sem_permissao: 'No tiene permiso para esta acción.',
  servidor_indisponivel: 'El servidor no está disponible en este momento. No se perdió nada; intente de nuevo en unos instantes.',
  servidor_ocupado: 'El servidor está ocupado con estos mismos datos. No se perdió nada; intente de nuevo en unos instantes.',
  servidor_sem_espaco:
    'El servidor no tiene espacio en disco y no puede guardar. Avise a quien lo administra; lo que usted escribió se conservó.',
  tipo_de_conteudo_nao_suportado: 'El servidor solo acepta datos en JSON.',
  vinculo_hierarquia_nao_encontrado: 'No se encontró el vínculo en la jerarquía para el identificador {{identificador}}.',
};
