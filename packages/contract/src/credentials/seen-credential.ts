/** The meaning of `if-match` in the calls that change the state of a credential. @see B-061 */
export const SEEN_CREDENTIAL =
  'The version of the credential (`versao`) that the caller saw, in quotes: `"3"`. When another one is stored by now, nothing is changed (409). Without the header this is not checked.';
