import { issuingTypeIsAsked, issuingTypesOffered } from '@guiche/domain/credentials';
import { credentialContentSchema } from '@guiche/domain/entities';
import { serviceKindOfId, TIPO_EMISSAO } from '@guiche/domain/enums';
import { isSecret, SECRET_MASK } from '@guiche/domain/integrations';
import type { CardVault } from '../cards/card-vault.ts';
import type { CredentialRow } from './data/credentials.ts';

/** The content of a credential: the fields of S-277, and what other products keep beside them. */
export type Content = Readonly<Record<string, unknown>>;

/** What pricing, issuing and the lists read: it says nothing about how to log in. Everything else is encrypted. */
const OPEN: ReadonlySet<string> = new Set([
  'cobrancaFee',
  'fee',
  'tipo',
  'tipoEmissao',
  'tipoPagamento',
  'tipoFaturamento',
  'taxaPersonalizada',
  'aplicaMargem',
]);

type Stored = Pick<CredentialRow, 'id' | 'tipoServicoId' | 'consolidadora' | 'tipoEmissao' | 'credencial' | 'acesso' | 'estado'>;

/** The place of a log-in in the vault: what is copied to another credential cannot be opened there. */
const placeOf = (id: string) => JSON.stringify(['agencia_servico', id, 'acesso']);

/** The object that a JSON text holds; an empty one for any other text. */
function objectIn(text: string | null | undefined): Content {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
  } catch {
    return {};
  }
}

/** The content of a typed text: what the schema knows is as it reads it, the rest as it is. */
export function typedContent(text: string): Content {
  const content = objectIn(text);
  return { ...content, ...credentialContentSchema.parse(content) };
}

const picked = (content: Content, isPicked: (name: string, value: unknown) => boolean): Content =>
  Object.fromEntries(Object.entries(content).filter(([name, value]) => isPicked(name, value)));

/**
 * The issuing type of a credential whose content has none: as it is stored beside it, where the form asks for it and offers it. What is
 * requested from a supplier has no content yet.
 */
function issuingType({ consolidadora, tipoServicoId, tipoEmissao, estado }: Stored): Content {
  if (estado !== null) return {};
  const known = TIPO_EMISSAO.find((type) => type === tipoEmissao);
  const isAsked = issuingTypeIsAsked(consolidadora, serviceKindOfId(tipoServicoId));
  return known && isAsked && issuingTypesOffered(consolidadora).includes(known) ? { tipoEmissao: known } : {};
}

/** The whole content of a stored credential, with its password. A log-in that cannot be opened, as with another key, is missing. */
export function openContent(cards: CardVault, row: Stored): Content {
  const login = row.acesso === null ? undefined : cards.open(row.acesso, placeOf(row.id));
  return { ...issuingType(row), ...objectIn(row.credencial), ...objectIn(login) };
}

/** A typed content with the passwords that the stored one has in place of empty ones. @see S-366, S-374 */
export function withStoredSecrets(typed: Content, stored: Content): Content {
  const kept = picked(stored, (name) => isSecret(name) && (typed[name] === undefined || typed[name] === ''));
  return { ...typed, ...kept };
}

/**
 * The columns of a content, its log-in encrypted for the credential of an id. `former` is what was stored before: a log-in that cannot be
 * opened outlives a save in which none is typed.
 */
export function sealedContent(
  cards: CardVault,
  id: string,
  content: Content,
  former?: Stored,
): Pick<CredentialRow, 'credencial' | 'acesso'> {
  const login = picked(content, (name, value) => !OPEN.has(name) && value !== '' && value !== null);
  const credencial = JSON.stringify(picked(content, (name) => OPEN.has(name)));
  if (Object.keys(login).length > 0) return { credencial, acesso: cards.seal(JSON.stringify(login), placeOf(id)) };
  const isShut = former !== undefined && former.acesso !== null && cards.open(former.acesso, placeOf(id)) === undefined;
  return { credencial, acesso: isShut ? former.acesso : null };
}

/** The content as a screen gets it: empty in place of a password. @see S-364 */
export function shownContent(content: Content): Content {
  return Object.fromEntries(Object.entries(content).map(([name, value]) => [name, isSecret(name) ? '' : value]));
}

/** The content as the log has it: a mask in place of a password, with an asterisk where it is another one than before. @see A-243 */
export function loggedContent(content: Content, before: Content = content): Content {
  const masked = (name: string, value: unknown) => (value === before[name] ? SECRET_MASK : `${SECRET_MASK}*`);
  return Object.fromEntries(
    Object.entries(content).map(([name, value]) => [name, isSecret(name) && value !== '' ? masked(name, value) : value]),
  );
}
