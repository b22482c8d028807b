/** The text of a message file as a person reads it: its parts decoded, whatever their encoding, and the file itself. */
export function mailText(eml: string): string {
  const base64 = [...eml.matchAll(/Content-Transfer-Encoding: base64[\s\S]*?\r?\n\r?\n([A-Za-z0-9+/=\r\n]+)/gi)].map(([, body = '']) =>
    Buffer.from(body, 'base64').toString('utf8'),
  );
  const quoted = Buffer.from(
    eml.replaceAll(/=\r?\n/g, '').replaceAll(/=([0-9A-F]{2})/g, (_whole, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString('utf8');
  return [eml, quoted, ...base64].join('\n');
}
