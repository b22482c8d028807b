import type { Translated } from '../topic.ts';
import type { ptBr } from './pt-br.ts';

export const es: Translated<typeof ptBr> = {
  ajuda: 'Ayuda',
  continuar_conectado: 'Seguir conectado',
  credenciais_invalidas: 'Credenciales inválidas',
  editar_perfil: 'Editar perfil',
  erro_ao_encerrar_sessoes: 'No se pudieron cerrar las otras sesiones.',
  muitas_tentativas: 'Demasiados intentos de acceso. Espere {{minutos}} min e intente de nuevo.',
  notificacoes: 'Notificaciones',
  nova_senha_enviada: 'Se envió una nueva contraseña a su correo, verifique.',
  pagina_sem_acesso: 'Su perfil no tiene acceso a la página que abrió.',
  redefinir_senha: 'Debe restablecer su contraseña',
  sair: 'Salir',
  sessao_expirada:
    'Su sesión expiró. Ingrese de nuevo; lo que usted escribió se conservó. Solo los datos de tarjeta deben escribirse de nuevo.',
  sessao_ociosa: {
    one: 'Su sesión se cerrará en {{count}} segundo por inactividad.',
    other: 'Su sesión se cerrará en {{count}} segundos por inactividad.',
  },
  sessoes_abertas: 'Sesiones abiertas',
  sessoes_encerradas: { one: '{{count}} sesión cerrada.', other: '{{count}} sesiones cerradas.' },
  usuario_sem_acesso_nessa_unidade_de_negocio: 'Su usuario no tiene acceso a esta unidad de negocio.',
};
