import { laterDay } from './calendar.ts';
import { monthOfName } from './moment-words.ts';
import { hourOfHalf } from './read-clock.ts';
import { isNearYear, type KnownMoment, missingYear } from './read-moment.ts';
import { typedYearFirst } from './year-first.ts';

const PARTS = [
  { length: 2, highest: 3, mark: '' },
  { length: 2, highest: 1, mark: '/' },
  { length: 4, highest: 9, mark: '/' },
  { length: 2, highest: 2, mark: ' ' },
  { length: 2, highest: 9, mark: ':' },
] as const;
const [DAY, MONTH, YEAR, HOUR, MINUTE] = [0, 1, 2, 3, 4];
const MARKS = /^[/.\-:,h\s]$/i;

// "12/2026" has no day.
const MONTH_AND_YEAR = /^\d{1,2}[/.-](?:20\d{0,2}|19\d{1,2})(?:\D.*)?$/s;
// A date without a year has no hour for it: `19/12 08:10`, `19DEC 0810`.
const CLOCK_BEHIND_DATE = /^\d{1,2}[\s/.-]*(?:\d{1,2}|\p{L}{3,}\.?)[\s,]+(?:\d{1,2}[:h]|(?:0\d|1[0-8])\d\d$)/iu;
const CLOCK_WITHOUT_DAY = /^\d{1,2}[:h]./is;
// "12/25/2026" has no month: its digits were taken for the 2nd of a month in the year 5202.
const NO_MONTH = /^\d{1,2}\/(?:1[3-9]|[2-9]\d)/;
const NO_MONTH_IN_DATE = /^\d{1,2}[.-](?:1[3-9]|[2-9]\d)|^\d\d[2-9]\d(?:19|20)\d\d/;
// "99" is neither an hour nor the beginning of 9:9x.
const NO_TIME = /^(\d\d\/\d\d\/\d{4}) ?([3-9][6-9].*)$/s;

/** A text that no moment begins with, as it was typed; `undefined` for any other. */
function typedInVain(typed: string, parts: 3 | 5, day: string | undefined): string | undefined {
  if (MONTH_AND_YEAR.test(typed) || NO_MONTH.test(typed)) return typed;
  if (parts === 3) return NO_MONTH_IN_DATE.test(typed) || CLOCK_BEHIND_DATE.test(typed) ? typed : undefined;
  if (day === undefined && CLOCK_WITHOUT_DAY.test(typed)) return typed;
  const noTime = NO_TIME.exec(typed);
  return noTime ? `${noTime[1]} ${noTime[2]}` : undefined;
}

/**
 * The text of a moment that is typed from the left, `19/12/2026 08:10`, from the characters typed so far; `undefined` when the last one has no
 * place in it.
 *
 * A mark ends its part: it adds the missing 0 (`1/` is `01/`), the century (`27 ` is `2027 `) and, for a blank before a time, the year. A first
 * digit that no second one can follow ends its part too. `dec` is a month. A time that is typed where a known day could stand (`8:`) is on that
 * day; a slash or a letter behind the hour begins another day, and so does a digit behind a time that cannot be one (`26:12`). A 0 behind the month
 * begins the hour. A time that is the present year or the next one is a year behind one that was filled in, and before a blank: `19 dez 2026` was
 * taken for 20:26. A mark where a day and a month would be left behind makes a year of them (`2026-`), which stays in front until the day is there; a
 * T behind a date begins the hour. AM and PM make the hour one of 24, `+1` behind a time makes it one of the next day, seconds are left out. What can
 * no longer become a moment stays as it was typed: `12/2026`, `12/25/2026`, `99` behind a day, a time without a day, a time in place of a year.
 *
 * @param parts 3 for a date, 5 for a date with a time
 */
export function typedMoment(typed: string, parts: 3 | 5, moment: KnownMoment): string | undefined {
  const { today, day, from, past } = moment;
  const yearFirst = typedYearFirst(typed, parts);
  if (yearFirst === null) return undefined;
  if (yearFirst !== undefined) return 'text' in yearFirst ? yearFirst.text : typedMoment(yearFirst.date + yearFirst.rest, parts, moment);
  const inVain = typedInVain(typed, parts, day);
  if (inVain !== undefined) return inVain;
  let filled: string[] = [''];
  let letters = '';
  let previous = '';
  /** What stands behind the time: the first letter of AM or PM, the plus of `+1`. */
  let ending = '';
  /** The digits of the seconds; undefined before their colon. */
  let seconds: number | undefined;
  /** The time stands on a known day that nobody typed. */
  let standsAlone = false;
  /** The year was not typed, but filled in by a blank. */
  let isFilledIn = false;
  /** A mark ended the hour. */
  let hasClockMark = false;
  /** The day and the hour behind which a letter was typed. */
  let lettersBehind: readonly string[] | undefined;

  const at = () => filled.length - 1;
  const present = () => filled[at()] ?? '';
  const set = (text: string) => {
    filled[at()] = text;
  };
  const next = () => {
    if (filled.length < parts) filled.push('');
    return filled.length;
  };
  const known = (iso: string) => [iso.slice(8, 10), iso.slice(5, 7), iso.slice(0, 4)];

  function isClock(): boolean {
    const [hour, minute] = filled.slice(HOUR);
    return Number(hour) <= 23 && Number(minute) <= 59;
  }

  const hasTime = () => filled.length === 5 && present().length === 2;

  /** The `1` of `+1`. */
  function later(char: string): boolean {
    const [dayTyped, month, year] = filled;
    const start = standsAlone ? (from ?? day) : `${year}-${month}-${dayTyped}`;
    const shifted = isClock() && start !== undefined ? laterDay(start, Number(char)) : undefined;
    ending = shifted === undefined ? ending + char : '';
    if (shifted !== undefined) filled = [...known(shifted), ...filled.slice(HOUR)];
    return true;
  }

  /** The letters of AM and PM behind a time. */
  function half(char: string): boolean {
    const isLast = char.toLowerCase() === 'm';
    if (ending === '' && !isLast) ending = ` ${char.toUpperCase()}`;
    else if (ending.length === 2 && isLast) {
      const hour = hourOfHalf(Number(filled[HOUR]), ending.trim());
      ending = hour === undefined ? `${ending}M` : '';
      if (hour !== undefined) filled[HOUR] = String(hour).padStart(2, '0');
    } else return false;
    return true;
  }

  /** Behind a known day `2612` is no time: a whole moment is being typed, and that was its day and month. */
  function beginsAnotherDay(): boolean {
    const [hour = '', minute = ''] = filled.slice(HOUR);
    if (parts !== 5 || isClock()) return false;
    filled = [hour, minute];
    return true;
  }

  /** The time is a year: that of today, the one that stands before it, or the next one of either; of a moment in the past also the one before. */
  function isYear(): boolean {
    const digits = filled.slice(HOUR).join('');
    return present().length === 2 && [today ?? '', filled[YEAR] ?? ''].some((year) => isNearYear(digits, year, past));
  }

  const asYear = () => [...filled.slice(0, YEAR), filled.slice(HOUR).join('')];

  function digit(char: string): boolean {
    if (ending === '+' && char !== '0') return later(char);
    if (letters !== '' || ending !== '') return false;
    if (seconds !== undefined) {
      seconds += 1;
      return seconds <= 2;
    }
    const { length } = PARTS[at()] ?? PARTS[0];
    if (present().length === length) {
      if (filled.length === parts && !beginsAnotherDay()) return false;
      next();
    }
    // No year begins with 0: it is left out, and the hour follows.
    if (char === '0' && at() === YEAR && present() === '' && parts === 5 && today) mark(' ');
    set(present() + char);
    const part = PARTS[at()] ?? PARTS[0];
    if (part.length === 2 && present().length === 1 && Number(char) > part.highest) set(`0${char}`);
    if (at() === MINUTE && isFilledIn && !hasClockMark && isYear()) {
      filled = asYear();
      isFilledIn = false;
    }
    return true;
  }

  function mark(char: string): boolean {
    const text = present();
    const clocks = char === ':' || char.toLowerCase() === 'h';
    if (char === ':' && hasTime()) seconds ??= 0;
    if (clocks && parts === 5 && at() === DAY && text !== '' && day) {
      standsAlone = true;
      filled = [...known(day), text.padStart(2, '0'), ''];
      return true;
    }
    if (char === '/' && at() === HOUR && text !== '') {
      filled = [text.padStart(2, '0'), ''];
      return true;
    }
    // No hour begins with 3, so that of `30/` and `31/` was taken for 3 o'clock.
    if (char === '/' && at() === MINUTE && filled[HOUR] === '03' && /^[01]$/.test(text)) {
      filled = [`3${text}`, ''];
      return true;
    }
    // The mark that stands there already.
    if (text === '' && char.trim() !== '') return at() > 0;
    if (text === '' && at() !== YEAR) return at() > 0;
    if (at() === YEAR) {
      if (text.length === 2) set(`20${text}`);
      // The year of a date is still to come: `12 mar 2026`.
      else if (text === '' && parts === 3) return true;
      else if (text === '' && today) {
        set(missingYear(filled[DAY] ?? '', filled[MONTH] ?? '', moment) ?? '');
        isFilledIn = true;
      } else if (text.length !== 4) return false;
      next();
      return true;
    }
    if (char === ' ' && at() === MINUTE && isYear()) {
      filled = [...asYear(), ''];
      return true;
    }
    if (at() === HOUR) hasClockMark = true;
    set(text.padStart(2, '0'));
    if (filled.length === parts) return text.length === 2;
    next();
    if (char.trim() === '' && at() === YEAR && today && parts === 5) return mark(char);
    return true;
  }

  function letter(char: string): boolean {
    if (hasTime()) return /[apm]/i.test(char) && half(char);
    // Behind a known day: `20 dez`.
    const isDay = at() === HOUR ? present() !== '' : at() === MINUTE && present() === '';
    if (isDay && letters === '') {
      lettersBehind = filled.slice(0, MINUTE);
      filled = [filled[HOUR] ?? ''];
    }
    if (at() === DAY && present() !== '' && letters === '') {
      set(present().padStart(2, '0'));
      next();
    }
    // The rest of a month's name.
    if (at() === YEAR && present() === '' && /\p{L}/u.test(previous)) return true;
    if (at() !== MONTH || present() !== '') return false;
    letters += char;
    // It was an hour: `8pm`.
    if (lettersBehind && /^[ap]m$/i.test(letters)) {
      filled = [...lettersBehind, '00'];
      ending = ` ${letters.charAt(0)}`;
      letters = '';
      return half(char);
    }
    const month = monthOfName(letters);
    if (letters.length < 3) return true;
    if (month === undefined) return false;
    letters = '';
    set(String(month).padStart(2, '0'));
    next();
    return true;
  }

  /** The plus of `+1`, behind a time of minutes or, `20h+1`, without. */
  function plus(): boolean {
    if (filled.length !== 5 || ending !== '') return false;
    if (present() === '') set('00');
    if (!hasTime()) return false;
    ending = '+';
    return true;
  }

  /** The T between a date and its time. */
  function beginsTime(char: string): boolean {
    return char.toLowerCase() === 't' && ((at() === YEAR && present().length === 4) || (at() === HOUR && present() === ''));
  }

  for (const char of typed) {
    const isMark = beginsTime(char) || (MARKS.test(char) && !(char.toLowerCase() === 'h' && at() < HOUR && letters !== ''));
    const taken = /\d/.test(char) ? digit(char) : isMark ? mark(char) : char === '+' ? plus() : /\p{L}/u.test(char) ? letter(char) : false;
    if (!taken) return undefined;
    previous = char;
  }
  const text = filled.map((part, index) => (PARTS[index]?.mark ?? '') + part).join('') + letters + ending;
  // Other than `8:`, `8h` is a whole time.
  return /h$/i.test(typed) && filled.length === 5 && text.endsWith(':') ? `${text.slice(0, -1)}h` : text;
}
