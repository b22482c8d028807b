export const ptBr = {
  convite_assunto: 'Seu acesso ao {{produto}}',
  convite_corpo:
    'Olá, {{nome}}.\n\nVocê tem acesso ao {{produto}}. O seu login é:\n\n{{login}}\n\nA sua senha provisória é:\n\n{{senha}}\n\nEla vale até {{validade}} e é trocada por uma sua no primeiro acesso. Se você já tem uma senha, ela continua valendo até que esta seja usada.',
  muitos_pedidos_de_senha: 'Muitos pedidos de nova senha. Aguarde {{minutos}} min e tente de novo.',
  nova_senha_assunto: 'Nova senha do {{produto}}',
  nova_senha_corpo:
    'Olá, {{nome}}.\n\nA sua nova senha é:\n\n{{senha}}\n\nEla vale até {{validade}} e é trocada por uma sua no primeiro acesso. A senha de antes continua valendo até lá. Se você não pediu uma nova senha, ignore este e-mail.',
  senha_curta: 'A senha precisa de pelo menos {{minimo}} caracteres.',
  senha_igual_a_atual: 'A nova senha é a mesma de agora. Escolha outra.',
  senha_igual_ao_login: 'A senha não pode ser igual ao login.',
} as const;
