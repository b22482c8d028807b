import { Readable } from 'node:stream';
import type { ServerEvent } from '@guiche/contract/events';
import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../deps.ts';
import { digest } from '../session/token.ts';
import { idOfPlace, type News, newsSince, type Place, placeOfId, presentPlace, type StoredEvent } from './data/events.ts';
import { type Reader, readersOf } from './data/readers.ts';

/** How often the database is asked for news, once for all streams of a server. */
const EVERY_MS = 1000;
/** How often a stream says that it is there, and from where it would go on. */
const BEAT_MS = 15_000;
/** How often it is looked whether the sessions of the streams go on. */
const CHECK_MS = 5000;
/** Bytes that a stream holds for a reader who does not read; then it is cut, and goes on from there another time. */
const MOST_BYTES = 64 * 1024;
/** One browser has one stream, and for a moment a second one. */
const STREAMS_OF_SESSION = 4;

interface Stream {
  readonly tokenHash: string;
  readonly readable: Readable;
  /** The news that come while it catches up; null once it has. */
  waiting: News[] | null;
  saidAt: number;
}

const isSeen = ({ agenciaId, empresaId }: StoredEvent, reader: Reader) =>
  agenciaId === reader.agenciaId && (reader.companies === null || reader.companies.has(empresaId));

/** Events as text; the last one names the place from which to go on, so that all of them are read or none. */
function textOf(events: readonly ServerEvent[], place: Place): string {
  const blocks = events.map((event) => `data: ${JSON.stringify(event)}\n`);
  const id = `id: ${idOfPlace(place)}\n`;
  return blocks.length === 0
    ? `${id}\n`
    : `${blocks
        .slice(0, -1)
        .map((block) => `${block}\n`)
        .join('')}${id}${blocks.at(-1)}\n`;
}

const eventOf = ({ tipo, idSolicitacao }: StoredEvent): ServerEvent => ({ tipo, idSolicitacao });

/**
 * The open streams of a server, and the one who asks the database for all of them while there are any. Nothing here outlives a stream: what
 * a reader has seen is in the id that its browser sends back, to whichever server.
 * @see B-042
 */
export class EventFeed {
  readonly #deps: Deps;
  readonly #log: FastifyBaseLogger;
  readonly #streams = new Set<Stream>();
  #place: Promise<Place> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #checkedAt = 0;

  constructor(deps: Deps, log: FastifyBaseLogger) {
    this.#deps = deps;
    this.#log = log;
  }

  /** The stream of a session, from the place of an id, or from now on. Errors: those of the database. */
  async open(session: { readonly token: string; readonly agenciaId: number }, lastEventId: string | undefined): Promise<Readable> {
    const { db } = this.#deps;
    const stream: Stream = {
      tokenHash: digest(session.token),
      readable: new Readable({ read: () => undefined, highWaterMark: MOST_BYTES }),
      waiting: [],
      saidAt: Date.now(),
    };
    stream.readable.once('close', () => this.#leave(stream));
    this.#streams.add(stream);
    this.#timer ??= setInterval(() => this.#tick(), EVERY_MS).unref();
    try {
      // What comes between this place and the one at which the stream begins is kept for it.
      this.#place ??= presentPlace(db);
      await this.#place;
      const asked = placeOfId(lastEventId);
      const news = asked && (await newsSince(db, asked, session.agenciaId));
      const readers = await this.#readers([stream]);
      if (news) this.#send(stream, news, readers);
      else this.#say(stream, textOf([{ tipo: 'tudo' }], await presentPlace(db)));
      for (const later of stream.waiting ?? []) this.#send(stream, later, readers);
      stream.waiting = null;
    } catch (error) {
      this.#leave(stream);
      throw error;
    }
    const former = [...this.#streams].filter(({ tokenHash }) => tokenHash === stream.tokenHash).slice(0, -STREAMS_OF_SESSION);
    for (const { readable } of former) readable.push(null);
    return stream.readable;
  }

  /** How many streams are open. */
  get size(): number {
    return this.#streams.size;
  }

  /** Ends all streams, whose readers then go on at another server. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
    for (const stream of this.#streams) this.#end(stream);
  }

  #leave(stream: Stream): void {
    this.#streams.delete(stream);
    if (this.#streams.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#place = undefined;
  }

  #end(stream: Stream): void {
    stream.readable.push(null);
    this.#leave(stream);
  }

  #tick(): void {
    this.#running ??= this.#poll()
      .catch((error: unknown) => {
        // Without news no stream says that it is there: their readers begin anew, and go on from where they are.
        this.#log.error({ err: error }, 'events could not be read');
      })
      .finally(() => {
        this.#running = undefined;
      });
  }

  async #poll(): Promise<void> {
    const place = await this.#place;
    if (!place) return;
    const news = await newsSince(this.#deps.db, place);
    const moment = Date.now();
    const due = moment - this.#checkedAt >= CHECK_MS;
    if (news && news.events.length === 0 && !due) {
      this.#place = Promise.resolve(news.place);
      this.#beat(news.place, moment);
      return;
    }
    const streams = [...this.#streams];
    const readers = await this.#readers(streams);
    this.#checkedAt = moment;
    const next = news?.place ?? (await presentPlace(this.#deps.db));
    // The last stream may have ended meanwhile.
    if (this.#place) this.#place = Promise.resolve(next);
    for (const stream of streams) {
      if (!readers.has(stream.tokenHash)) this.#end(stream);
      else if (!news) this.#say(stream, textOf([{ tipo: 'tudo' }], next));
      else if (stream.waiting) stream.waiting.push(news);
      else if (news.events.length > 0) this.#send(stream, news, readers);
    }
    this.#beat(next, moment);
  }

  async #readers(streams: readonly Stream[]): Promise<ReadonlyMap<string, Reader>> {
    const { db, now, config } = this.#deps;
    return readersOf(db, [...new Set(streams.map(({ tokenHash }) => tokenHash))], now(), config);
  }

  #send(stream: Stream, { events, place }: News, readers: ReadonlyMap<string, Reader>): void {
    const reader = readers.get(stream.tokenHash);
    const seen = reader ? events.filter((event) => isSeen(event, reader)) : [];
    // What another may see is no news: the place is told with the next beat.
    if (seen.length > 0 || stream.waiting) this.#say(stream, textOf(seen.map(eventOf), place));
  }

  #beat(place: Place, moment: number): void {
    for (const stream of this.#streams) if (!stream.waiting && moment - stream.saidAt >= BEAT_MS) this.#say(stream, textOf([], place));
  }

  #say(stream: Stream, text: string): void {
    stream.saidAt = Date.now();
    // Nobody reads: the reader begins anew when it does.
    if (!stream.readable.push(text)) stream.readable.destroy();
  }
}
