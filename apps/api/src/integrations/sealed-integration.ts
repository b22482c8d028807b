import type { Integration } from '@guiche/domain/entities';
import { isSecret, maskedIntegration, SECRET_MASK } from '@guiche/domain/integrations';
import type { CardVault } from '../cards/card-vault.ts';
import type { ClientPlace, IntegrationRow } from './data/integrations.ts';

type Campo = IntegrationRow['campos'][number];

/** The place of a secret: what is copied to another client or field cannot be opened there. */
const placeOf = ({ agenciaId, empresaId }: ClientPlace, nome: string, campo: string) =>
  JSON.stringify(['integracao_cliente', agenciaId, empresaId, nome, campo]);

function integrationOf({ nome, ativo, campos }: IntegrationRow, textOf: (campo: Campo) => string): Integration {
  return { nome, ativo, configuracao: Object.fromEntries(campos.map((campo) => [campo.campo, textOf(campo)])) };
}

/**
 * The row of an integration that was sent: its secrets are encrypted. An unchanged mask keeps what is stored at its place, encrypted as it is,
 * so that a secret outlives even a save while the key of the server is wrong; where nothing is stored, it is nothing. @see A-229
 */
export function sealedRow(
  cards: CardVault,
  place: ClientPlace,
  { nome, ativo, configuracao }: Integration,
  stored?: IntegrationRow,
): IntegrationRow {
  const campos = Object.entries(configuracao).map(([campo, valor]): Campo => {
    if (valor === SECRET_MASK) return stored?.campos.find((kept) => kept.campo === campo) ?? { campo, valor: '', lacrado: false };
    const lacrado = valor !== '' && isSecret(campo, valor);
    return { campo, valor: lacrado ? cards.seal(valor, placeOf(place, nome, campo)) : valor, lacrado };
  });
  return { ...place, nome, ativo, campos };
}

/** An integration with its secrets, for what calls its system; one that was encrypted with another key is empty. */
export function openedIntegration(cards: CardVault, row: IntegrationRow): Integration {
  return integrationOf(row, ({ campo, valor, lacrado }) => (lacrado ? (cards.open(valor, placeOf(row, row.nome, campo)) ?? '') : valor));
}

/** An integration as the wire has it, with masks in place of secrets. @see A-228 */
export function wireIntegration(row: IntegrationRow): Integration {
  return maskedIntegration(integrationOf(row, ({ valor, lacrado }) => (lacrado ? SECRET_MASK : valor)));
}
