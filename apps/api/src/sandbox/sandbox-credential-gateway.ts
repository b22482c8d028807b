import { consolidatorsToAdd, testIsOffered } from '@guiche/domain/credentials';
import type { CredentialRequestField, CredentialSupplier } from '@guiche/domain/entities';
import { serviceKindOfId, TIPO_SERVICO_ID, type TipoServico } from '@guiche/domain/enums';
import { OWN_AGENCY_TYPE } from '@guiche/domain/product';
import { consolidatorName } from '@guiche/domain/quotes';
import type { CredentialGatewayPort, CredentialOrder, GatewayAnswer } from './credential-gateway-port.ts';
import { seeded } from './search/seeded.ts';

const needed = (nome: string, tipo: CredentialRequestField['tipo'] = 'TEXTO'): CredentialRequestField => ({
  nome,
  tipo,
  obrigatorio: true,
});
const wanted = (nome: string, tipo: CredentialRequestField['tipo'] = 'TEXTO'): CredentialRequestField => ({
  nome,
  tipo,
  obrigatorio: false,
});

/** What every supplier asks for. */
const ALWAYS = [needed('CNPJ da agência'), needed('E-mail para contato')] as const;
const BY_KIND: Record<TipoServico, readonly CredentialRequestField[]> = {
  AEREO: [wanted('Bilhetes por mês', 'NUMERO')],
  HOTEL: [needed('Início do contrato', 'DATA'), wanted('Diárias por mês', 'NUMERO')],
  CARRO: [needed('Locações por mês', 'NUMERO'), wanted('Início do contrato', 'DATA')],
  RODOVIARIO: [],
  OUTROS: [],
};
/** Airlines know agencies by a number. */
const AIRLINES: readonly string[] = ['GOL', 'LATAM', 'LATAM_NDC', 'AZUL'];

function supplierOf(kind: TipoServico, consolidadora: string): CredentialSupplier {
  return {
    id: seeded('fornecedor', consolidadora).uuid(),
    nome: consolidatorName(consolidadora),
    consolidadora,
    campos: [...ALWAYS, ...(AIRLINES.includes(consolidadora) ? [needed('Código IATA')] : []), ...BY_KIND[kind]],
  };
}

/** The hosts of e-mail addresses by which a demo and a test ask for a behaviour. */
const REFUSED = '@falha.test';
const SILENT = '@silencio.test';
const KEPT = '@naocancela.test';

function asks({ campos }: CredentialOrder, host: string): boolean {
  return campos.some(({ valor }) => valor.trim().toLowerCase().endsWith(host));
}

function answer(order: CredentialOrder, refused: string, reason: string): GatewayAnswer {
  if (asks(order, SILENT)) throw new Error('the gateway does not answer');
  return asks(order, refused) ? { taken: false, reason } : { taken: true };
}

/** A gateway that takes what it is asked, unless an e-mail address of the fields asks for something else; see docs/sandbox.md. */
export const sandboxCredentialGateway: CredentialGatewayPort = {
  async suppliersOf(tipoServicoId) {
    const kind = serviceKindOfId(tipoServicoId);
    if (TIPO_SERVICO_ID[kind] !== tipoServicoId) return [];
    return consolidatorsToAdd(kind, OWN_AGENCY_TYPE)
      .filter(testIsOffered)
      .map((consolidadora) => supplierOf(kind, consolidadora));
  },
  request: async (order) => answer(order, REFUSED, 'Cadastro não aceito: a agência tem pendências com o fornecedor.'),
  cancel: async (order) => answer(order, KEPT, 'A solicitação já foi processada e não pode ser cancelada.'),
};
