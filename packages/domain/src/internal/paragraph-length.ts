/** The most characters of a typed text of several lines. Apart from its schema, so that a browser needs no schemas to know it. */
export const PARAGRAPH_LENGTH = 4000;
