import { expect, test } from 'vitest';
import {
  ACAO_ANEXO,
  ACAO_CREDENCIAL,
  ACAO_USUARIO,
  AMBIENTE,
  CAMINHO_ARMAZENAMENTO,
  CARACTERISTICA_WEX,
  CATEGORIA_CARRO,
  CLASSE_ONIBUS,
  COBRANCA_FEE,
  carCategory,
  ETAPA_PREENCHIMENTO,
  FATURAMENTO_VEICULO,
  FILTRO_SOLICITACOES,
  FILTRO_TIPO_SERVICO,
  INTERMEDIADOR_FIXO,
  MODULO,
  OPCAO_SALDO,
  PAGAMENTO_VEICULO,
  PAGO_POR_CODE,
  PAPEL_AGENCIA,
  PAPEL_AGENCIA_KEY,
  PERFIL,
  PERMISSAO,
  REGIME_ALIMENTACAO,
  REGRA_FIXA,
  SISTEMA_EMISSOR,
  SITUACAO,
  STATUS_COBRANCA,
  STATUS_COTACAO,
  STATUS_SALDO_ENTRADA,
  STATUS_SEGMENTO,
  STATUS_SOLICITACAO,
  STATUS_SOLICITACAO_CODE,
  serviceKindOfId,
  TAXA_PERSONALIZADA,
  TIPO_ARQUIVO,
  TIPO_CABINE,
  TIPO_CAMA,
  TIPO_CAMPO,
  TIPO_EMISSAO,
  TIPO_FORMA_PAGAMENTO,
  TIPO_LOCADORA_CODE,
  TIPO_MENSAGEM,
  TIPO_NOTIFICACAO,
  TIPO_PESQUISA_AEREA,
  TIPO_QUARTO,
  TIPO_REGRA,
  TIPO_SERVICO,
  TIPO_SERVICO_CODE,
  TIPO_SERVICO_ID,
  TIPO_TARIFA,
} from './index.ts';

test('A-002 Q-003 A-272 the kinds of service and their ids', () => {
  expect(TIPO_SERVICO).toEqual(['AEREO', 'HOTEL', 'CARRO', 'RODOVIARIO', 'OUTROS']);
  expect(TIPO_SERVICO_ID).toMatchObject({ AEREO: 5, HOTEL: 6, CARRO: 7, RODOVIARIO: 88 });
  expect(serviceKindOfId(88)).toBe('RODOVIARIO');
  expect(serviceKindOfId(4)).toBe('OUTROS');
});

test('S-285 request status codes: 11 and 13 are unused', () => {
  expect(STATUS_SOLICITACAO_CODE.FINALIZADO).toBe(8);
  expect(Object.values(STATUS_SOLICITACAO_CODE)).not.toContain(11);
  expect(Object.values(STATUS_SOLICITACAO_CODE)).not.toContain(13);
});

test('S-286 S-288 S-293 S-294 S-295 S-296 S-301 S-307 S-308 S-310 the short lists and codes', () => {
  expect(STATUS_COTACAO).toEqual(
    expect.arrayContaining(['COTACAO_PENDENTE', 'EMISSAO_ALTERACAO', 'EMISSAO_CANCELADA', 'EMISSAO_FINALIZADA']),
  );
  expect(REGRA_FIXA).toEqual([
    'UTILIZAR_PROJETO_RATEIO',
    'VOLTAR_SELECAO_COTACAO_VALOR_ALTERADO_EMISSAO',
    'VALOR_SERVICO_ALTERADO_EMISSAO',
  ]);
  expect([SITUACAO, TIPO_ARQUIVO, TIPO_REGRA, CAMINHO_ARMAZENAMENTO, CARACTERISTICA_WEX, AMBIENTE]).toEqual([
    ['ATIVO', 'INATIVO'],
    ['INTERNO', 'UPLOAD'],
    ['FIXA', 'DINAMICA'],
    ['emissao', 'comprovantes', 'usuarios'],
    ['P', 'A'],
    ['FULL', 'CLICK_BUY'],
  ]);
  expect([TIPO_LOCADORA_CODE, PAGO_POR_CODE]).toEqual([
    { EMPRESA: 4, AGENCIA: 5 },
    { VIAJANTE: 0, EMPRESA: 1, CLIENTE: 2, SAQUE: 3 },
  ]);
});
test('Q-084 Q-085 S-319 statuses of quotes, of the accountability, and balance options', () => {
  expect(STATUS_COTACAO).toHaveLength(9);
  expect(STATUS_SEGMENTO).toEqual(['PENDENTE_CANCELAMENTO', 'CANCELADO']);
  expect(STATUS_SOLICITACAO).toEqual(expect.arrayContaining(['FECHAMENTO', 'CONFERENCIA', 'APROVACAO_FECHAMENTO', 'FINALIZADO']));
  expect([...OPCAO_SALDO].sort()).toEqual(['ESTORNO', 'REEMBOLSO']);
});
test('Q-088 S-312 S-304 S-318 S-302 S-305 S-306 what is about money', () => {
  expect(STATUS_COBRANCA).toEqual(['COBRADO', 'NAO_COBRADO', 'EM_ABERTO', 'FALHA_INTEGRACAO', 'PROCESSANDO']);
  expect(COBRANCA_FEE[0]).toBe('FORNECEDOR');
  expect(TIPO_TARIFA).toEqual(['COMISSIONADA', 'NET']);
  expect(TAXA_PERSONALIZADA).toEqual(['VHI', 'VHI_RAV', 'RAVZERO', 'VHI RAV ESF', 'VHI ESF']);
  expect(PAGAMENTO_VEICULO).toHaveLength(5);
  expect(FATURAMENTO_VEICULO).toHaveLength(4);
});
test('S-289 six car categories, and any other is OUTRA', () => {
  expect(CATEGORIA_CARRO).toEqual(['ECONOMICA', 'INTERMEDIARIA', 'MINIVAN', 'SUV', 'ESPECIAL', 'OUTRA']);
  expect(carCategory('SUV')).toBe('SUV');
  expect(carCategory('CONVERSIVEL')).toBe('OUTRA');
  expect(carCategory(null)).toBe('OUTRA');
});
test('Q-089 Q-090 S-290 S-291 S-292 S-317 what is about the trip', () => {
  expect(CLASSE_ONIBUS).toEqual(['CONVENCIONAL', 'EXECUTIVO', 'LEITO', 'LEITO_CAMA', 'SEMI_LEITO']);
  expect(REGIME_ALIMENTACAO).toEqual(['NAO_INFORMADO', 'SEM_PENSAO', 'CAFE_MANHA']);
  expect(TIPO_CAMA).toEqual(['CAMA_SOLTEIRO', 'CAMA_CASAL', 'NAO_INFORMADO']);
  expect(TIPO_QUARTO).toEqual(['SINGLE', 'DUPLO', 'TRIPLO', 'QUADRUPLO', 'TWIN']);
  expect(TIPO_CABINE).toEqual(['ECONOMICA', 'ECONOMICA_PREMIUM', 'EXECUTIVA', 'PRIMEIRA_CLASSE']);
  expect(INTERMEDIADOR_FIXO).toEqual(['DIRETO', 'OUTROS']);
  expect(STATUS_SALDO_ENTRADA).toEqual(['PENDENTE', 'UTILIZADO']);
});
test('S-287 S-297 S-298 S-299 systems, modules and service types', () => {
  expect(SISTEMA_EMISSOR).toHaveLength(12);
  expect(MODULO).toHaveLength(10);
  expect(TIPO_SERVICO_CODE).toEqual({
    TAXI: 1,
    ONIBUS: 2,
    ALIMENTACAO: 4,
    AEREO: 5,
    HOTEL: 6,
    CARRO: 7,
    QUILOMETRAGEM: 8,
    COMBUSTIVEL: 9,
    OUTROS: 10,
    DIARIA: 12,
    RODOVIARIO: 88,
  });
  expect(FILTRO_TIPO_SERVICO).toEqual(['AEREO', 'HOTEL', 'CARRO', 'RODOVIARIO', 'OUTROS', 'TODOS']);
});
test('S-300 the ids of searches: any other is OUTROS', () => {
  expect([5, 6, 7, 88, 1, 0].map(serviceKindOfId)).toEqual(['AEREO', 'HOTEL', 'CARRO', 'RODOVIARIO', 'OUTROS', 'OUTROS']);
});
test('S-303 S-309 S-313 S-314 S-315 S-320 S-321 lists that screens and server share', () => {
  expect(TIPO_EMISSAO).toEqual(['SISTEMA_EXTERNO', 'MANUAL', 'AUTOMATICO']);
  expect([...TIPO_MENSAGEM].sort()).toEqual(['ERROR', 'INFO', 'SUCCESS', 'WARNING']);
  expect(TIPO_PESQUISA_AEREA).toEqual(['IDA', 'IDA_VOLTA', 'MULTI']);
  expect(TIPO_CAMPO).toEqual(['TEXTO', 'DATA', 'NUMERO']);
  expect(ETAPA_PREENCHIMENTO).toEqual(['PEDIDO', 'COTACAO', 'DESPESA']);
  expect(FILTRO_SOLICITACOES).toEqual(['TODOS', 'COTACAO', 'EMISSAO', 'COTACAO_ANALISE_CLIENTE']);
  expect(TIPO_NOTIFICACAO).toEqual(['COTACAO', 'EMISSAO', 'SEM_TIPO']);
});
test('S-316 Q-161 payment forms', () =>
  expect(TIPO_FORMA_PAGAMENTO).toEqual(
    expect.arrayContaining(['CARTAO_FIXO', 'CARTAO_VIRTUAL_POR_TRANSACAO', 'FATURADO', 'CARTAO_VIAJANTE', 'PAGAMENTO_DIRETO']),
  ));
test('S-326 S-327 profiles and roles', () => {
  expect(PERFIL).toEqual(['AGENCIA', 'viajante', 'aprovador']);
  expect(PAPEL_AGENCIA).toEqual(['AGENCY_ADMIN', 'AGENCY']);
  expect(PAPEL_AGENCIA_KEY).toEqual({ AGENCY_ADMIN: 'administrador', AGENCY: 'usuario' });
});
test('S-329 S-330 S-331 23, 12 and 6 permissions, each once, and the ticket bank', () => {
  expect(PERMISSAO).toHaveLength(23 + 12 + 6 + 1);
  expect(new Set(PERMISSAO).size).toBe(PERMISSAO.length);
});
test('Q-078 A-223 A-242 what logs tell', () => {
  expect(ACAO_ANEXO).toEqual(['ADICIONAR', 'REMOVER', 'ALTERAR']);
  expect(ACAO_USUARIO).toHaveLength(10);
  expect(ACAO_CREDENCIAL).toEqual(['ADICIONAR', 'ALTERAR', 'ATIVAR', 'DESATIVAR']);
});
