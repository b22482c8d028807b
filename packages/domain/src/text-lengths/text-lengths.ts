// Apart from the schemas that hold them, so that a browser needs no schemas to know them.

/** The most characters of a typed text of one line. */
export const LINE_LENGTH = 255;
/** The most characters of a typed text of several lines. */
export const PARAGRAPH_LENGTH = 4000;
