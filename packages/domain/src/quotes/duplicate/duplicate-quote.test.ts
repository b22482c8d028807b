import { describe, expect, test } from 'vitest';
import { airQuoteSchema, type CustomField, hotelQuoteSchema, type Quote } from '../../entities/index.ts';
import { airQuote, countingIds, flight } from '../../test-support/air-quote.ts';
import { busQuote, carQuote, hotelQuote, otherQuote } from '../../test-support/quotes.ts';
import { duplicateQuote, duplicateQuoteFor } from './index.ts';

const ISSUED = {
  id: '00000000-0000-4000-8000-00000000dddd',
  versao: 7,
  statusCotacao: 'EMISSAO_FINALIZADA',
  tipo: 'ONLINE',
  tipoOrigemCotacao: 'SUPPLIER_PESQUISA',
  multa: 10,
  taxaCancelamento: 20,
  opcaoSaldo: 'ESTORNO',
  dataCancelamento: '2026-11-20T10:00:00Z',
  dataEmissao: '2026-11-19T10:00:00Z',
  emissor: 'Camila',
  emitidaAutomaticamente: true,
  aguardandoFornecedor: true,
  enviarMensagemAguardandoFornecedor: true,
  valorAlteradoEmissao: true,
  alteradoPrestacao: true,
  utilizaSaldo: true,
  localizador: 'ABC123',
  numeroBilhete: '957123',
  codigoTransacaoCartao: '99',
  dadosFornecedor: '{}',
  solicitacaoVcn: 'vcn',
} as const;
const NEW = {
  versao: 0,
  statusCotacao: 'COTACAO_PENDENTE',
  tipo: null,
  tipoOrigemCotacao: 'SUPPLIER_ADD',
  multa: null,
  taxaCancelamento: null,
  opcaoSaldo: null,
  dataCancelamento: null,
  dataEmissao: null,
  emissor: null,
  emitidaAutomaticamente: false,
  aguardandoFornecedor: false,
  enviarMensagemAguardandoFornecedor: false,
  valorAlteradoEmissao: false,
  alteradoPrestacao: false,
  utilizaSaldo: false,
  localizador: null,
  numeroBilhete: null,
  codigoTransacaoCartao: null,
};

function without(quote: Quote, ...fields: readonly string[]) {
  return Object.fromEntries(Object.entries(quote).filter(([name]) => !fields.includes(name)));
}

describe.each([
  ['hotel', hotelQuote({ ...ISSUED, pesquisaSupplierModificada: true }), { codigoReserva: null, pesquisaSupplierModificada: false }],
  ['car', carQuote(ISSUED), {}],
  ['bus', busQuote(ISSUED), {}],
  ['other', otherQuote(ISSUED), {}],
])('B-014 a %s quote', (_kind, quote, undone) => {
  test('is copied but for its id, its booking and what became of it', () => {
    const copy = duplicateQuote<Quote>(quote, countingIds());
    expect(copy.id).toBe('00000000-0000-4000-8000-000000000001');
    expect(without(copy, 'id')).toEqual({ ...without(quote, 'id', 'dadosFornecedor', 'solicitacaoVcn'), ...NEW, ...undone });
  });
});

test('B-014 an air quote gets ids of its own for segments and flights, and no validity, locator, seats or balance', () => {
  const seat = { idAereoVoo: 'voo', idViajante: 'a', reservado: true, assento: '12A' };
  const quote = airQuote({
    codigoReserva: 'KX4T9P',
    validadeReserva: '2026-11-24T21:00:00Z',
    reservado: true,
    saldoEntrada: { valorEntrada: 10, status: 'UTILIZADO' },
    valorCancelado: 40,
    segmentos: [{ id: 's', tipo: 'IDA', status: 'CANCELADO', voos: [flight({ localizador: 'KX4T9P', assentos: [seat] })] }],
  });
  const copy = duplicateQuote(quote, countingIds());
  expect(copy).toEqual({
    ...without(quote, 'valorCancelado'),
    id: '00000000-0000-4000-8000-000000000003',
    codigoReserva: null,
    validadeReserva: null,
    reservado: false,
    saldoEntrada: null,
    segmentos: [
      {
        id: '00000000-0000-4000-8000-000000000001',
        tipo: 'IDA',
        status: null,
        voos: [flight({ id: '00000000-0000-4000-8000-000000000002', localizador: null, assentos: [] })],
      },
    ],
  });
  expect(airQuoteSchema.safeParse(copy).success).toBe(true);
  expect(hotelQuoteSchema.safeParse(duplicateQuote(hotelQuote(), countingIds())).success).toBe(true);
  expect(quote.segmentos[0]?.voos[0]?.assentos).toEqual([seat]);
});

test('B-014 for another service it has the fields of that one, filled in with what was typed in those of the same name', () => {
  const field = (id: string, nome: string, valor: string | null, etapa: CustomField['etapa'] = 'COTACAO'): CustomField => ({
    id,
    nome,
    valor,
    etapa,
    tipo: 'TEXTO',
    obrigatorio: true,
  });
  const quote = hotelQuote({
    localizador: 'KX4T9P',
    nome: 'Mercure Recife',
    camposCustomizados: [field('a1', 'Motivo', 'Feira'), field('a2', 'Projeto', 'Norte'), field('a3', 'Conta', '12')],
  });
  const service = {
    id: '00000000-0000-4000-8000-0000000000f2',
    camposCustomizados: [
      field('b1', 'Motivo', null),
      field('b2', 'Projeto', 'Sul'),
      field('b4', 'Ramal', null),
      field('b5', 'Conta', null, 'PEDIDO'),
    ],
  };
  const copy = duplicateQuoteFor(quote, service, countingIds());
  expect(copy).toEqual({
    ...duplicateQuote(quote, countingIds()),
    idServico: service.id,
    camposCustomizados: [field('b1', 'Motivo', 'Feira'), field('b2', 'Projeto', 'Sul'), field('b4', 'Ramal', null)],
  });
  expect(copy).toMatchObject({ nome: 'Mercure Recife', localizador: null });
});
