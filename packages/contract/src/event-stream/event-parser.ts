/** A message of a stream of server-sent events. */
export interface StreamMessage {
  /** Its lines joined; undefined for a message that only moves the place from which to go on. */
  readonly data: string | undefined;
  /** The place from which to go on after it; undefined when it names none. */
  readonly id: string | undefined;
}

/** The end of a line: a carriage return at the end of a chunk may be half of one. */
const LINE_END = /\r\n|\n|\r(?!$)/;

/**
 * Reads server-sent events from text that comes in chunks, which may end anywhere. Returns the messages that a chunk completes. Comments and
 * unknown fields are skipped; what has begun when the stream ends is no message.
 */
export function createEventParser(): (chunk: string) => readonly StreamMessage[] {
  let rest = '';
  let data: string[] = [];
  let id: string | undefined;

  function readLine(line: string): readonly StreamMessage[] {
    if (line === '') {
      const message = { data: data.length > 0 ? data.join('\n') : undefined, id };
      data = [];
      id = undefined;
      return message.data === undefined && message.id === undefined ? [] : [message];
    }
    const colon = line.indexOf(':');
    const [name, value] = colon === -1 ? [line, ''] : [line.slice(0, colon), line.slice(colon + 1).replace(/^ /, '')];
    if (name === 'data') data.push(value);
    // A NUL is none of an id's characters.
    else if (name === 'id' && !value.includes('\0')) id = value;
    return [];
  }

  return (chunk) => {
    const lines = (rest + chunk).split(LINE_END);
    rest = lines.pop() ?? '';
    return lines.flatMap(readLine);
  };
}
