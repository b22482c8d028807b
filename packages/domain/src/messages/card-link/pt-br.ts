export const ptBr = {
  link_cartao_aberto: 'Abertura {{vista}} de {{vistas}}. Esta página não fica guardada: use os dados agora e não os anote.',
  link_cartao_codigo: 'Código de segurança',
  link_cartao_codigo_apagado:
    'Apagado: ele aparece só na primeira abertura, antes da emissão. Se ainda precisar dele, responda ao e-mail da reserva e peça um novo link.',
  link_cartao_encerrado: 'Este link terminou',
  link_cartao_encerrado_explicacao:
    'Ele vale por {{horas}} horas, e os dados do cartão já foram apagados daqui. Responda ao e-mail da reserva e peça um novo link.',
  link_cartao_esgotado: 'Este link já foi aberto {{vistas}} vezes',
  link_cartao_esgotado_explicacao:
    'Os dados do cartão já foram apagados daqui. Responda ao e-mail da reserva e peça um novo link. Se não foi o hotel que o abriu, avise a agência.',
  link_cartao_explicacao:
    'O botão mostra o número e o código de segurança. O link abre {{vistas}} vezes até {{momento}} (horário de Brasília), e cada abertura é registrada. O código aparece só na primeira.',
  link_cartao_inexistente: 'Link não encontrado',
  link_cartao_inexistente_explicacao:
    'Confira se o endereço foi copiado inteiro do e-mail da reserva. Se continuar assim, responda ao e-mail e peça um novo link.',
  link_cartao_numero: 'Número do cartão',
  link_cartao_titular: 'Nome no cartão',
  link_cartao_titulo: 'Cartão da reserva',
  link_cartao_validade: 'Validade',
  link_cartao_ver: 'Ver dados do cartão',
} as const;
