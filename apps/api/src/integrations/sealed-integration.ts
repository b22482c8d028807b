import type { Integration } from '@guiche/domain/entities';
import { isSecret, maskedIntegration, SECRET_MASK } from '@guiche/domain/integrations';
import type { CardVault } from '../cards/card-vault.ts';
import type { ClientPlace, IntegrationRow } from './data/integrations.ts';

type Campo = IntegrationRow['campos'][number];

/** The place of a secret in the vault: what is copied to another client or field cannot be opened there. */
export const secretPlace = ({ agenciaId, empresaId }: ClientPlace, nome: string, campo: string) =>
  JSON.stringify(['integracao_cliente', agenciaId, empresaId, nome, campo]);

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
    return { campo, valor: lacrado ? cards.seal(valor, secretPlace(place, nome, campo)) : valor, lacrado };
  });
  return { ...place, nome, ativo, campos };
}

/** An integration as the wire has it, with masks in place of secrets. @see A-228 */
export function wireIntegration({ nome, ativo, campos }: IntegrationRow): Integration {
  const shown = campos.map(({ campo, valor, lacrado }) => [campo, lacrado ? SECRET_MASK : valor] as const);
  return maskedIntegration({ nome, ativo, configuracao: Object.fromEntries(shown) });
}
