import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COBRANCA_FEE, ESTADO_CREDENCIAL, PAGAMENTO_VEICULO, TAXA_PERSONALIZADA, TIPO_EMISSAO, TIPO_SERVICO } from '../enums/index.ts';
import { GATEWAY } from '../product/index.ts';
import { CONSOLIDADORA } from '../quotes/index.ts';
import {
  activationViolation,
  type CredentialTestSearch,
  consolidatorsOf,
  consolidatorsToAdd,
  credentialFeeLabel,
  credentialFeeViolation,
  credentialMayBecome,
  credentialStateViolation,
  credentialsInOrder,
  credentialTestViolations,
  hotelTestBody,
  issuesOnline,
  issuingTypeIsAsked,
  issuingTypesOffered,
  lockedConsolidatorWarning,
  newCredential,
  passwordIsShown,
  paymentTypeIsAsked,
  surchargeTypesOffered,
  testIsOffered,
  userIsShown,
  vehiclePaymentTypesOffered,
  withoutEmptyFee,
} from './index.ts';

/** Every consolidator of the five sections, the own agency's too. */
const ALL = [...new Set(TIPO_SERVICO.flatMap((kind) => consolidatorsOf(kind, 'GUICHE')))];

describe('life cycle', () => {
  test('S-132 a credential is created active', () => {
    expect(newCredential({ consolidadora: 'GOL' })).toEqual({ consolidadora: 'GOL', ativo: true });
  });
  test('S-132 it is requested, then activated or cancelled, and both are final; anything else is refused', () => {
    const allowed = [null, ...ESTADO_CREDENCIAL].flatMap((from) =>
      ESTADO_CREDENCIAL.filter((to) => credentialMayBecome(from, to)).map((to) => `${from} ${to}`),
    );
    expect(allowed).toEqual(['null SOLICITADA', 'SOLICITADA ATIVADA', 'SOLICITADA CANCELADA']);
    expect(credentialStateViolation('SOLICITADA', 'ATIVADA')).toBeUndefined();
    expect(credentialStateViolation('CANCELADA', 'ATIVADA')).toEqual({ key: 'estado_da_credencial_nao_permite', field: '' });
    expect(credentialStateViolation(null, 'ATIVADA')).toBeDefined();
  });
  test('S-132 every way through the states comes to an end', () => {
    const longest = (from: Parameters<typeof credentialMayBecome>[0], steps = 0): number =>
      Math.max(steps, ...ESTADO_CREDENCIAL.filter((to) => credentialMayBecome(from, to)).map((to) => longest(to, steps + 1)));
    expect(longest(null)).toBe(2);
  });
});

describe('form', () => {
  test.each([
    ['VIAJANTE', null, true],
    ['SERVICO', null, true],
    ['SERVICO', undefined, true],
    ['FORNECEDOR', null, false],
    ['VIAJANTE', 35, false],
    ['VIAJANTE', 0, false],
  ] as const)('S-133 with %s a fee of %s is missing: %s', (cobrancaFee, fee, missing) => {
    const content = fee === undefined ? { cobrancaFee } : { cobrancaFee, fee };
    expect(credentialFeeViolation(content)).toEqual(missing ? { key: 'fee_obrigatorio', field: 'fee' } : undefined);
  });
  test('S-133 an empty fee is not saved at all', () => {
    const content = { usuario: 'ana', cobrancaFee: 'FORNECEDOR' } as const;
    expect(Object.keys(withoutEmptyFee({ ...content, fee: null }))).toEqual(['usuario', 'cobrancaFee']);
    expect(withoutEmptyFee({ ...content, fee: 0 })).toEqual({ ...content, fee: 0 });
    expect(withoutEmptyFee({ ...content, fee: 12.5 })).toEqual({ ...content, fee: 12.5 });
  });

  test.each([
    ['VIAJANTE', 35, { key: 'fee_por_viajante', params: { valor: '35,00' } }],
    ['SERVICO', 1234.5, { key: 'fee_por_servico', params: { valor: '1.234,50' } }],
    ['SERVICO', null, { key: 'fee_por_servico', params: { valor: '0,00' } }],
    ['FORNECEDOR', 35, { key: 'fee_de_acordo_com_fornecedor' }],
  ] as const)('S-134 the fee of %s with %s', (cobrancaFee, fee, label) => expect(credentialFeeLabel({ cobrancaFee, fee })).toEqual(label));
  test('without a way of charging the supplier sets the fee', () => {
    expect(credentialFeeViolation({})).toBeUndefined();
    expect(credentialFeeLabel({})).toEqual({ key: 'fee_de_acordo_com_fornecedor' });
  });
  test('S-134 every way of charging has a text', () => {
    expect(new Set(COBRANCA_FEE.map((cobrancaFee) => credentialFeeLabel({ cobrancaFee, fee: 1 }).key)).size).toBe(3);
  });

  test('S-135 INTERNO and DIRETORIOHOTEL never ask for the issuing type, MANUAL in the section other alone', () => {
    for (const kind of TIPO_SERVICO) {
      expect(issuingTypeIsAsked('INTERNO', kind)).toBe(false);
      expect(issuingTypeIsAsked('DIRETORIOHOTEL', kind)).toBe(false);
      expect(issuingTypeIsAsked('MANUAL', kind)).toBe(kind === 'OUTROS');
      expect(issuingTypeIsAsked('MANUAL_PEDIDOS_OFF', kind)).toBe(true);
      expect(issuingTypeIsAsked('GOL', kind)).toBe(true);
    }
  });
  test('S-136 consolidators that issue online offer all issuing types, others the external system', () => {
    for (const consolidator of ['GOL', 'LATAM_NDC', 'EXPEDIA', GATEWAY]) expect(issuingTypesOffered(consolidator)).toEqual(TIPO_EMISSAO);
    for (const consolidator of ['MANUAL', 'WTS', 'CLICKBUS', 'unknown'])
      expect(issuingTypesOffered(consolidator)).toEqual(['SISTEMA_EXTERNO']);
  });
  test('S-137 nothing is issued by hand through MOVIDA and LOCALIZA, and through them alone', () => {
    const withoutManual = ALL.filter((consolidator) => issuesOnline(consolidator) && !issuingTypesOffered(consolidator).includes('MANUAL'));
    expect(withoutManual).toEqual(['MOVIDA', 'LOCALIZA']);
    expect(issuingTypesOffered('MOVIDA')).toEqual(['SISTEMA_EXTERNO', 'AUTOMATICO']);
  });
  test('S-138 the payment type is asked with an issuing type that is not the external system', () => {
    expect([null, ...TIPO_EMISSAO].filter(paymentTypeIsAsked)).toEqual(['MANUAL', 'AUTOMATICO']);
  });

  test('S-139 user and password are shown, except for those who have none', () => {
    const without = [
      'INTERNO',
      'MANUAL',
      'GUICHE_GATEWAY',
      'MANUAL_PEDIDOS_OFF',
      'RESERVAFACIL',
      'ESFERAFACIL',
      'LOCALIZA',
      'DIRETORIOHOTEL',
      'LATAM_NDC',
    ];
    expect(ALL.filter((consolidator) => !userIsShown(consolidator)).toSorted()).toEqual(without.toSorted());
    for (const consolidator of without) expect(passwordIsShown(consolidator)).toBe(false);
  });
  test('S-140 EXPEDIA hides the password alone', () => {
    expect(ALL.filter((consolidator) => userIsShown(consolidator) && !passwordIsShown(consolidator))).toEqual(['EXPEDIA']);
  });

  test('S-141 a saved consolidator that is no longer available cannot be changed', () => {
    expect(lockedConsolidatorWarning('GOL', ['MANUAL', 'GOL'])).toBeNull();
    expect(lockedConsolidatorWarning('GOL', ['MANUAL'])).toEqual({ key: 'consolidadora_indisponivel_nao_pode_ser_alterada' });
    expect(lockedConsolidatorWarning('GOL', [])).not.toBeNull();
  });
  test('S-142 ESFERAFACIL offers all five surcharge types, RESERVAFACIL the first three, others none', () => {
    expect(surchargeTypesOffered('ESFERAFACIL')).toEqual(TAXA_PERSONALIZADA);
    expect(surchargeTypesOffered('RESERVAFACIL')).toEqual(['VHI', 'VHI_RAV', 'RAVZERO']);
    expect(ALL.filter((consolidator) => surchargeTypesOffered(consolidator).length > 0)).toEqual(['RESERVAFACIL', 'ESFERAFACIL']);
    expect(surchargeTypesOffered('toString')).toEqual([]);
  });
  test('S-143 VCN is offered for MOVIDA alone, the other vehicle payment types for every car consolidator', () => {
    const cars = consolidatorsOf('CARRO', 'GUICHE');
    expect(cars.filter((consolidator) => vehiclePaymentTypesOffered(consolidator).includes('VCN'))).toEqual(['MOVIDA']);
    const others = PAGAMENTO_VEICULO.filter((type) => type !== 'VCN');
    for (const consolidator of cars) expect(vehiclePaymentTypesOffered(consolidator)).toEqual(expect.arrayContaining(others));
  });
  test.each([null, '', '  '])('S-144 the identification %j does not activate a credential', (identificador) => {
    expect(activationViolation({ identificador })).toEqual({ key: 'identificacao_da_agencia_nao_informada', field: 'identificador' });
    expect(activationViolation({ identificador: '57-1234' })).toBeUndefined();
  });
});

describe('credential test', () => {
  const trip: CredentialTestSearch = { origem: 'GRU', destino: 'REC', dataIda: '2026-12-10', dataVolta: '2026-12-10' };
  const stay: CredentialTestSearch = { cidade: 'Recife', checkin: '2026-12-10', checkout: '2026-12-10' };
  const car: CredentialTestSearch = {
    cidade: 'Recife',
    cidadeRetirada: 'Recife',
    cidadeDevolucao: 'Olinda',
    dataRetirada: '2026-12-10',
    dataDevolucao: '2026-12-10',
  };
  const keys = (idServico: number, consolidator: string, search: CredentialTestSearch) =>
    credentialTestViolations(idServico, consolidator, search).map(({ key }) => key);
  const MISSING = ['origem_obrigatoria', 'destino_obrigatorio', 'data_partida_obrigatoria'];

  test('S-145 air needs origin, destination and departure; the return may be on the same day but not before', () => {
    expect(keys(5, 'GOL', trip)).toEqual([]);
    expect(keys(5, 'GOL', { ...trip, dataVolta: null })).toEqual([]);
    expect(keys(5, 'GOL', {})).toEqual(MISSING);
    expect(credentialTestViolations(5, 'GOL', { ...trip, dataVolta: '2026-12-09' })).toEqual([
      { key: 'retorno_anterior_a_partida', field: 'dataVolta' },
    ]);
  });
  test('S-148 coach needs the same, with the same messages', () => {
    expect(keys(88, 'CLICKBUS', trip)).toEqual([]);
    expect(keys(88, 'CLICKBUS', {})).toEqual(MISSING);
    expect(keys(88, 'CLICKBUS', { ...trip, dataVolta: '2026-12-09' })).toEqual(['retorno_anterior_a_partida']);
  });
  test('S-146 hotel needs a city, and a check-out that is not before the check-in', () => {
    expect(keys(6, 'HRS', stay)).toEqual([]);
    expect(keys(6, 'HRS', { ...stay, cidade: '' })).toEqual(['cidade_obrigatoria']);
    expect(credentialTestViolations(6, 'HRS', { ...stay, checkout: '2026-12-09' })).toEqual([
      { key: 'checkout_anterior_ao_checkin', field: 'checkout' },
    ]);
    expect(credentialTestViolations(6, 'HRS', { ...stay, checkin: 'amanhã' })).toEqual([{ key: 'data_invalida', field: 'checkin' }]);
  });
  test('S-147 MOVIDA needs the city, LOCALIZA both cities, and neither returns before the pickup', () => {
    expect(keys(7, 'MOVIDA', { ...car, cidadeRetirada: null, cidadeDevolucao: null })).toEqual([]);
    expect(keys(7, 'MOVIDA', { ...car, cidade: null })).toEqual(['cidade_obrigatoria']);
    expect(keys(7, 'LOCALIZA', { ...car, cidade: null })).toEqual([]);
    expect(keys(7, 'LOCALIZA', {})).toEqual(['cidade_retirada_obrigatoria', 'cidade_devolucao_obrigatoria']);
    for (const consolidator of ['MOVIDA', 'LOCALIZA']) {
      expect(keys(7, consolidator, { ...car, dataDevolucao: '2026-12-09' })).toEqual(['devolucao_anterior_a_retirada']);
    }
  });
  test.each([10, 4, 0, -5, Number.NaN])('S-149 the service type %s is invalid', (idServico) => {
    expect(credentialTestViolations(idServico, 'GOL', trip)).toEqual([{ key: 'tipo_de_servico_invalido', field: '' }]);
  });
  test('S-150 there is no test for what is done by hand or in the house', () => {
    const without = ALL.filter((consolidator) => !testIsOffered(consolidator));
    expect(without.toSorted()).toEqual(['DIRETORIOHOTEL', 'INTERNO', 'MANUAL', 'MANUAL_PEDIDOS_OFF']);
  });
  test('S-377 the body of a hotel test: one adult, 200 results from the first', () => {
    const test = { cidade: 'Recife', estado: 'PE', cidadeData: '{}', checkin: '2026-12-10', checkout: '2026-12-11', estrelas: 4 };
    expect(hotelTestBody(test)).toEqual({ ...test, adultos: 1, limit: 200, offset: 0 });
  });
});

describe('suppliers of each section', () => {
  const others = (kind: (typeof TIPO_SERVICO)[number]) => consolidatorsOf(kind, 'AGENCIA').join(', ');
  test('S-154 air', () =>
    expect(others('AEREO')).toBe(
      'MANUAL, MANUAL_PEDIDOS_OFF, TRAVELHUB, ANCORADOURO, SKYTEAM, RESERVAFACIL, GRUPOBRT, CONFIANCA, COPASTUR, TYLLER, WTS, SAKURA, ' +
        'ESFERAFACIL, FLYTOUR, CNTOUR, GOL, LATAM, LATAM_NDC, AZUL',
    ));
  test('S-155 hotel', () =>
    expect(others('HOTEL')).toBe(
      'MANUAL, MANUAL_PEDIDOS_OFF, TREND, EHTL, EURO_PLUS, B2BHOTEL, EXPEDIA, HRS, OMNIBEES, OMNIBEES_OPERADORA, FRONTUR, CANGOOROO',
    ));
  test('S-156 car', () => expect(others('CARRO')).toBe('MANUAL, MANUAL_PEDIDOS_OFF, MOVIDA, LOCALIZA'));
  test('S-157 coach and other', () => {
    expect(others('RODOVIARIO')).toBe('MANUAL, MANUAL_PEDIDOS_OFF, QUEROPASSAGEM, CLICKBUS');
    expect(others('OUTROS')).toBe('MANUAL, MANUAL_PEDIDOS_OFF');
  });
  test('every consolidator has a section', () => expect(ALL.toSorted()).toEqual(CONSOLIDADORA.toSorted()));
  test('S-158 the platform’s own agency has more, and no other', () => {
    const added = (kind: (typeof TIPO_SERVICO)[number], type: string | null) =>
      consolidatorsOf(kind, type).filter((consolidator) => !consolidatorsOf(kind, 'AGENCIA').includes(consolidator));
    expect(TIPO_SERVICO.map((kind) => added(kind, 'GUICHE').join(' '))).toEqual([
      'INTERNO GUICHE_GATEWAY',
      'INTERNO DIRETORIOHOTEL GUICHE_GATEWAY',
      'INTERNO',
      'INTERNO',
      'INTERNO',
    ]);
    for (const type of [null, '', 'guiche', 'AGENCIA']) expect(TIPO_SERVICO.flatMap((kind) => added(kind, type))).toEqual([]);
  });
  test('S-159 TRAVELHUB, TYLLER and WTS are not added any more, though existing ones stay', () => {
    const gone = ALL.filter((each) => TIPO_SERVICO.every((kind) => !consolidatorsToAdd(kind, 'GUICHE').includes(each)));
    expect(gone).toEqual(['TRAVELHUB', 'TYLLER', 'WTS']);
    for (const consolidator of gone) expect(lockedConsolidatorWarning(consolidator, consolidatorsOf('AEREO', null))).toBeNull();
  });
  test('S-160 consolidators that issue online', () => {
    const online =
      'GUICHE_GATEWAY, RESERVAFACIL, ESFERAFACIL, GOL, LATAM, LATAM_NDC, AZUL, TREND, EHTL, B2BHOTEL, EXPEDIA, HRS, OMNIBEES, ' +
      'OMNIBEES_OPERADORA, CANGOOROO, MOVIDA, LOCALIZA';
    expect(ALL.filter(issuesOnline).toSorted()).toEqual(online.split(', ').toSorted());
  });
  test('S-158 S-159 what may be added may be had', () =>
    fc.assert(
      fc.property(fc.constantFrom(...TIPO_SERVICO), fc.constantFrom(null, 'GUICHE', 'AGENCIA'), (kind, type) => {
        expect(consolidatorsOf(kind, type)).toEqual(expect.arrayContaining([...consolidatorsToAdd(kind, type)]));
      }),
    ));
});

test('S-364 credentials stand by section, then by the name of the consolidator, then by their ids', () => {
  const list = [
    ['1', 6, 'OMNIBEES'],
    ['2', 5, 'GOL'],
    ['3', 6, 'EHTL'],
    ['5', 5, 'AZUL'],
    ['4', 5, 'AZUL'],
    ['6', 6, 'ESFERAFACIL'],
  ] as const;
  const credentials = list.map(([id, service, consolidadora]) => ({ id, servico: { id: service, ativo: true, versao: 1 }, consolidadora }));
  expect(credentialsInOrder(credentials).map(({ id }) => id)).toEqual(['4', '5', '2', '3', '6', '1']);
});
