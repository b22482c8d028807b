import { type EditedCredential, typedCredential } from '@guiche/ui/credentials/credential-modal';

/** What of a typed credential the browser may keep: no password. @see B-064 */
export function withoutPassword(typed: EditedCredential): EditedCredential {
  return { ...typed, conteudo: { ...typed.conteudo, senha: '' } };
}

/** Whether a stored credential is the one that was sent; a password that was typed cannot be compared with what is stored. */
export function isSavedAs(sent: EditedCredential, stored: EditedCredential): boolean {
  const told = (credential: EditedCredential) => {
    const { versao: _, credencial, ...rest } = typedCredential(credential);
    const { senha: _typed, ...content } = JSON.parse(credencial);
    return JSON.stringify([rest, Object.entries(content).toSorted(([one], [other]) => one.localeCompare(other))]);
  };
  return sent.conteudo.senha === '' && told(sent) === told(stored);
}
