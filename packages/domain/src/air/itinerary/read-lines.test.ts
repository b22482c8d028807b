import { expect, test } from 'vitest';
import { PRINTED_AT } from '../../test-support/itineraries.ts';
import { type LineMeaning, readItinerary } from './index.ts';

/** What the last line of a text says. */
function meaningOf(...lines: readonly string[]): LineMeaning | undefined {
  return readItinerary(lines.join('\n'), PRINTED_AT).lines.at(-1)?.meaning;
}

/** `LA 3158 Y GRU-CGR 2026-11-28T08:10 2026-11-28T08:55 HK`. */
function flightOf(line: string): string | undefined {
  const meaning = meaningOf(line);
  if (meaning?.kind !== 'flight') return undefined;
  const { airline, number, origin, destination, departure, arrival, status } = meaning.flight;
  return [airline, number, meaning.flight.class, `${origin}-${destination}`, departure, arrival, status].join(' ');
}

const SAME_DAY = 'LA 3158 Y GRU-CGR 2026-11-28T08:10 2026-11-28T08:55 HK';
test.each([
  ['Amadeus, arrival date', '  2  LA3158 Y 28NOV 6 GRUCGR HK1  0810 0855  28NOV  E  LA/X7Y8Z9'],
  ['Amadeus, at sale', '  2  LA3158 Y 28NOV 6 GRUCGR HK1  0810 0855  28NOV  E  0 738 F'],
  ['Amadeus, check-in and terminal', '  2  LA3158 Y 28NOV 6 GRUCGR HK1 0710 3 0810 0855 *1A/E*'],
  ['Amadeus, terminal', '  2  LA3158 Y 28NOV 6 GRUCGR HK1       I 810A 855A   320 E0 S'],
  ['Amadeus, touching times', '  2  LA3158 Y 28NOV 6 GRUCGR HK1   810A0855A  320 E0 S'],
  ['Amadeus, married', '  2  LA3158 Y 28NOV 6*GRUCGR HK1  0810 0855  28NOV  E  LA/X7Y8Z9'],
  ['Sabre', ' 1 LA3158Y 28NOV J GRUCGR HK1  810A  855A /DCLA*X7Y8Z9 /E'],
  ['Sabre, married', ' 1 LA3158Y 28NOV J GRUCGR*HK1  810A  855A /DCLA*X7Y8Z9 /E'],
  ['Sabre, marriage group', ' 1 LA3158Y 28NOV 6 GRUCGR*  3/1 HK1  0810  0855 SPM HRS'],
  ['Galileo', ' 1. LA 3158 Y  28NOV GRUCGR HK1   810A  855A O*         SA  1'],
  ['Galileo, 24 hours, day mark of the airline', ' 1+ LA 3158 Y  28NOV GRUCGR HK1   0810   0855 O         E SA'],
  ['Apollo', ' 1 LA3158Y 28NOV GRUCGR HK1   810A  855A *      SA   E'],
  ['Apollo, two letters of class', ' 1 LA3158YB 28NOV GRUCGR HK1   810A  855A*      SA   E  1'],
  ['Worldspan', ' 1 LA3158Y 28NOV SA GRUCGR HK1   0810   0855/O $   E'],
  ['a price behind it', '  2  LA3158 Y 28NOV 6 GRUCGR HK1  0810 0855 R$ 1.234,56'],
  ['a price without its currency', '  2  LA3158 Y 28NOV 6 GRUCGR HK1  0810 0855 1.234,56'],
  ['a range with blanks', '  2  LA3158 Y 28NOV 6 GRUCGR HK1  0810 - 0855'],
  ['a range with one blank', '  2  LA3158 Y 28NOV 6 GRUCGR HK1  0810 -0855'],
  ['a range without blanks', '  2  LA3158 Y 28NOV 6 GRUCGR HK1  0810-0855'],
  ['a range of Sabre', ' 1 LA3158Y 28NOV J GRUCGR HK1  810A - 855A /DCLA*X7Y8Z9 /E'],
  ['a long dash and colons', '  2  LA3158 Y 28NOV 6 GRUCGR HK1  08:10 – 08:55'],
  ['a slash', '  2  LA3158 Y 28NOV 6 GRUCGR HK1  0810/0855'],
  ['an h for the hour', '  2  LA3158 Y 28NOV 6 GRUCGR HK1  8h10 08h55'],
  ['Worldspan, connection and link mark', ' 1 LA3158Y 28NOV SA GRUCGR HK1   810A  855A/X $LA$'],
  ['without a number of its own', 'LA3158 Y 28NOV 6 GRUCGR HK1 0810 0855'],
  ['lower case, squeezed', '2 la3158 y 28nov 6 grucgr hk1 0810 0855 28nov e la/x7y8z9'],
  ['quoted by a mail program', '> > 2  LA3158 Y 28NOV 6 GRUCGR HK1  0810 0855  28NOV  E  LA/X7Y8Z9'],
  ['quoted without a blank, with marks of no width', '\u200b>\u20602  LA3158 Y 28NOV 6 GRUCGR HK1  0810 0855\u200b'],
  ['tabs and no-break spaces', '\t2\u00a0 LA3158\tY 28NOV 6\u00a0GRUCGR HK1\t0810\u00a00855\u00a0\u00a028NOV  E  \t'],
])('B-002 %s', (_form, line) => expect(flightOf(line)).toBe(SAME_DAY));

test.each([
  ['AA 50, apart', '  3  AA  50 Q 11FEB 4 GIGMIA HK1  2315 0555+1 *1A/E*', 'AA 50 Q GIG-MIA 2027-02-11T23:15 2027-02-12T05:55 HK'],
  ['leading zero', '  3  TK 034 Y 28NOV 6 ISTGRU HK2  0930 1750  28NOV', 'TK 34 Y IST-GRU 2026-11-28T09:30 2026-11-28T17:50 HK'],
  ['a digit first', ' 1 9U4410M 28NOV J KIVOTP HK1  0810  0900', '9U 4410 M KIV-OTP 2026-11-28T08:10 2026-11-28T09:00 HK'],
  ['a digit second', ' 1 G32077Y 6DEC S GIGGRU HK10  0810  0915', 'G3 2077 Y GIG-GRU 2026-12-06T08:10 2026-12-06T09:15 HK'],
])('B-002 airline and number: %s', (_case, line, flight) => expect(flightOf(line)).toBe(flight));

test.each([
  ['Amadeus date', '  2  LA8146 N 09JAN 6 GRULIS HK2  1745 0635  10JAN  E', '2027-01-10T06:35'],
  ['Amadeus date, across the year', '  2  LA8146 N 31DEC 4 GRULIS HK2  1745 0635  01JAN  E', '2027-01-01T06:35'],
  ['Amadeus date, the day before', '  2  NZ 010 N 10DEC 4 AKLHNL HK2  2000 0630  09DEC  E', '2026-12-09T06:30'],
  ['Amadeus +1', '  2  LA8146 N 09JAN 6 GRULIS HK2  1745 0635+1 *1A/E*', '2027-01-10T06:35'],
  ['Amadeus, +1 in brackets', '  2  LA8146 N 09JAN 6 GRULIS HK2  1745 0635 (+1)', '2027-01-10T06:35'],
  ['Amadeus, + 1', '  2  LA8146 N 09JAN 6 GRULIS HK2  1745 0635 + 1', '2027-01-10T06:35'],
  ['Amadeus, D+1', '  2  LA8146 N 09JAN 6 GRULIS HK2  1745 0635 D+1', '2027-01-10T06:35'],
  ['Amadeus +2', '  2  LA8146 N 09JAN 6 GRULIS HK2  1745 0635+2 *1A/E*', '2027-01-11T06:35'],
  ['Amadeus -1', '  2  NZ 010 N 10DEC 4 AKLHNL HK2  0100 2205-1 *1A/E*', '2026-12-09T22:05'],
  ['Sabre date', ' 1 LA8084Y 19MAR F GRUMAD*HK2  1140P  150P  20MAR J', '2027-03-20T13:50'],
  ['Galileo #', ' 1. LA 8084 Y  19MAR GRUMAD HK2  1140P # 150P O*   FR', '2027-03-20T13:50'],
  ['Galileo #, touching', ' 1. LA 8084 Y  19MAR GRUMAD HK2  1140P #1115A O*   FR', '2027-03-20T11:15'],
  ['Galileo *', ' 1. LA 8084 Y  19MAR GRUMAD HK2  1140P * 720A O*   FR', '2027-03-21T07:20'],
  ['Galileo -', ' 1. NZ  10 Y  10DEC AKLHNL HK2  100A - 610P O*   TH', '2026-12-09T18:10'],
  ['Apollo |', ' 1 LA8084Y 19MAR GRUMAD HK2  1140P  750A|*   FR/SA  E', '2027-03-20T07:50'],
  ['Apollo +', ' 1 LA8084Y 19MAR GRUMAD HK2  1140P  815A+*   FR/SA  E', '2027-03-20T08:15'],
  ['Apollo, pasted through Sabre', ' 1 LA8084Y 19MAR GRUMAD HK2  1140P  815A¥*   FR/SA  E', '2027-03-20T08:15'],
  ['Apollo, as the cross that Sabre prints', ' 1 LA8084Y 19MAR GRUMAD HK2  1140P  815A‡*   FR/SA  E', '2027-03-20T08:15'],
  ['Apollo 2', ' 1 LA8084Y 19MAR GRUMAD HK2  1140P  125A2*   FR/SU  E', '2027-03-21T01:25'],
  ['Worldspan #1', ' 1 AF 459H 11MAY TU GRUCDG HK1   1815   1035 #1/O $   E', '2027-05-12T10:35'],
  ['none', ' 1 AF 459H 11MAY TU GRUCDG HK1   1815   2035/O $   E', '2027-05-11T20:35'],
])('B-002 arrival day: %s', (_form, line, arrival) => {
  expect(meaningOf(line)).toMatchObject({ kind: 'flight', flight: { arrival } });
});

test('B-002 an arrival date that a mail program wrapped onto the next line is that of the flight', () => {
  const { lines, notUnderstood } = readItinerary('  2  LA8146 N 09JAN 6 GRULIS HK2  1745 0635\n10JAN  E  LA/W2XEAM\nAbraços', PRINTED_AT);
  expect(lines[0]?.meaning).toMatchObject({ kind: 'flight', flight: { arrival: '2027-01-10T06:35', airlineLocator: 'W2XEAM' } });
  expect(notUnderstood.map(({ number }) => number)).toEqual([3]);
});

test.each(['HK', 'HL', 'KK', 'TK', 'SS', 'LL', 'PN', 'HS', 'DL', 'GL'])('B-002 status %s is taken and told', (status) => {
  expect(meaningOf(`  2  LA3158 Y 28NOV 6 GRUCGR ${status}1  0810 0855`)).toMatchObject({ kind: 'flight', flight: { status } });
});
test.each(['HX', 'UC', 'UN', 'NO', 'XX', 'XK', 'XL', 'WK', 'WL'])('B-002 status %s is told, not taken', (status) => {
  const read = readItinerary(`  2  LA3158 Y 28NOV 6 GRUCGR ${status}1  0810 0855`, PRINTED_AT);
  expect(read.lines[0]?.meaning).toEqual({ kind: 'notTaken', status });
  expect(read.segments).toEqual([]);
});
test.each<[string, LineMeaning]>([
  ['  5  ARNK', { kind: 'gap' }],
  [' 3. ARNK', { kind: 'gap' }],
  [' 4 LAOPENY 18JAN M GRUPOA DS1', { kind: 'open' }],
  ['  4  LA OPEN Y GRUPOA', { kind: 'open' }],
  ['  4  LA3158 Y 28NOV 6 GRUCGR FLWN', { kind: 'notTaken', status: 'FLWN' }],
  ['     OPERATED BY PORTUGALIA', { kind: 'silent' }],
  ['OPERATED BY IBERIA EXPRESS', { kind: 'silent' }],
])('B-002 %j', (line, meaning) => expect(meaningOf(line)).toEqual(meaning));
test('a passive flight without times has its day alone', () =>
  expect(flightOf(' 2 AA  50Y 11FEB GIGMIA BK1')).toBe('AA 50 Y GIG-MIA 2027-02-11 2027-02-11 BK'));

test.each([
  ['an unknown status', '  2  LA3158 Y 28NOV 6 GRUCGR ZZ1  0810 0855'],
  ['hour 25', '  2  LA3158 Y 28NOV 6 GRUCGR HK1  2510 0855'],
  ['13 P', '  2  LA3158 Y 28NOV 6 GRUCGR HK1  1310P 855P'],
  ['no arrival', '  2  LA3158 Y 28NOV 6 GRUCGR HK1  0810'],
  [
    'a dash in a line of Galileo with times of 24 hours, which is a range or a landing the day before',
    ' 1. LA 3158 Y  28NOV GRUCGR HK1  0810 - 0855',
  ],
  ['a range over a night without a mark', '  2  LA3158 Y 28NOV 6 GRUCGR HK1  2210-0655'],
  ['an arrival date with its year', '  2  LA3158 Y 28NOV 6 GRUCGR HK1  2210 0655 29NOV26'],
  ['an arrival date in two parts', '  2  LA3158 Y 28NOV 6 GRUCGR HK1  2210 0655 29 NOV'],
  ['an arrival date behind its weekday', '  2  LA3158 Y 28NOV 6 GRUCGR HK1  2210 0655 SUN 29NOV'],
  ['the next day in words', '  2  LA3158 Y 28NOV 6 GRUCGR HK1  2210 0655 (dia seguinte)'],
  ['an arrival date in figures', '  2  LA3158 Y 28NOV 6 GRUCGR HK1  2210 0655 29/11'],
  ['a number behind the times, which could make the departure a check-in', '  2  LA3158 Y 28NOV 6 GRUCGR HK1  0810 0855 1250'],
  ['a mark behind the arrival that no system prints', ' 1 LA8084Y 19MAR GRUMAD HK2  1140P  815A@*   FR/SA  E'],
  ['a mark of another day without its number', ' 1. LA 8084 Y 19MAR GRUMAD HK2  1140P  815A # O*   FR'],
  ['three times, of which the last is a duration', '  2  LA3158 Y 28NOV 6 GRUCGR HK1  0810 0855 0145'],
  ['nowhere', '  2  LA3158 Y 28NOV 6 GRUGRU HK1  0810 0855'],
  ['an arrival months later', '  2  LA3158 Y 28NOV 6 GRUCGR HK1  0810 0855  28MAY'],
  ['flight 0', '  2  LA 000 Y 28NOV 6 GRUCGR HK1  0810 0855'],
  ['a greeting', 'Bom dia, segue a reserva do cliente'],
  ['a price', 'Total R$ 1.234,56'],
  ['an e-mail address', 'E-mail: ana@agencia.example'],
  ['a name of six letters', 'MARCOS'],
  ['a very long line', `  2  LA3158 Y 28NOV 6 GRUCGR HK1  0810 0855${' E'.repeat(100)}`],
])('not understood: %s', (_what, line) => expect(meaningOf(line)).toEqual({ kind: 'notUnderstood' }));

// A line that would be a flight or a time limit, were all of it right, is never taken for one that says nothing.
const READ = '  2  LA3158 Y 28NOV 6 GRUCGR HK1  0810 0855';
test.each([
  ['a flight of OS, which is an element of Amadeus too, with a day that does not exist', '  3  OS 086 Y 31NOV 1 GRUVIE HK1  1815 1035'],
  ['a flight of FB with an unknown status', ' 1 FB 432Y 10DEC TH SOFVIE ZZ1   1815   1035 #1/O E'],
  ['a flight that is set in below another', READ, '       3  LA3159 Y 31NOV 1 CGRGRU HK1  0910 0955'],
  ['a flight below a list', 'REMARKS', ' 3. LA 3159 Y 31NOV CGRGRU HK1  0910 0955'],
  ['a date limit of Sabre that does not exist', 'TKT/TIME LIMIT', '  1.TAW31NOV/'],
  ['a limit of Worldspan with something behind it', 'T- 1.TAW/00/05DEC FRI'],
  ['a limit in a list of Worldspan', 'P- 1.SAO 11 2222-1111-T/AGENCIA', '   2.TL1800/31NOV'],
])('B-005 not understood, and said so: %s', (_what, ...lines) => expect(meaningOf(...lines)).toEqual({ kind: 'notUnderstood' }));
test('B-001 a flight of another system is read where it is set in below a flight', () =>
  expect(meaningOf(READ, '       4  LA3159Y 30DEC W CGRGRU HK1  0910 0955 /DCLA*X7Y8Z9 /E')).toMatchObject({
    kind: 'flight',
    flight: { number: '3159', departure: '2026-12-30T09:10' },
  }));

test.each([
  ['Amadeus', 'RP/SAOBR28ZZ/SAOBR28ZZ            AB/SU  21NOV26/1207Z   W2XEAM', 'W2XEAM'],
  ['Amadeus, unsaved', 'RP/SAOBR28ZZ/', null],
  ['Sabre, last line', 'YY1Z.YY1Z*AAB 1015/22NOV26 PQXNDM H', 'PQXNDM'],
  ['Galileo', 'N5RL7C/AB SAOBR XX9AB   AG 57500112 20NOV', 'N5RL7C'],
  ['Galileo, an office of four', 'HTNQX4/HT SAOO C49932   AG 57512345 12JAN', 'HTNQX4'],
  ['Worldspan', '1P-Z4QT8M', 'Z4QT8M'],
])('B-001 locator: %s', (_system, line, locator) => expect(meaningOf(line)).toEqual({ kind: 'locator', locator }));
const SABRE = [' 1.1LIMA/ANA MRS', ' 1 LA3158Y 28NOV J GRUCGR HK1  810A  855A /DCLA*X7Y8Z9 /E'];
test.each([
  ['the last line', 'PQXNDM', 'YY1Z.YY1Z*AAB 1015/22NOV26 PQXNDM H'],
  ['the airline’s locator', 'X7Y8Z9', ''],
])('B-001 a locator alone above the names of Sabre counts where %s says the same', (_what, alone, last) => {
  const { locator, notUnderstood } = readItinerary([alone, ...SABRE, last].join('\n'), PRINTED_AT);
  expect(locator).toBe(alone);
  expect(notUnderstood).toEqual([]);
});
test.each(['VOUCHR', 'BRASIL', 'client'])('B-001 %s alone above the names of Sabre is a word, and is told as not understood', (word) => {
  const read = (last: string) => readItinerary(['Bom dia,', word, ...SABRE, last].join('\n'), PRINTED_AT);
  expect(read('YY1Z.YY1Z*AAB 1015/22NOV26 PQXNDM H').locator).toBe('PQXNDM');
  expect(read('').locator).toBe('X7Y8Z9');
  expect(read('').notUnderstood.map(({ text }) => text)).toEqual(['Bom dia,', word]);
});
test('B-001 of two reservations the first locator is taken, and the other one is told', () => {
  const last = (locator: string) => `YY1Z.YY1Z*AAB 1015/22NOV26 ${locator} H`;
  const { locator, otherLocators } = readItinerary(['PQXNDM', ...SABRE, last('PQXNDM'), ...SABRE, last('HGDRKB')].join('\n'), PRINTED_AT);
  expect(locator).toBe('PQXNDM');
  expect(otherLocators).toEqual(['HGDRKB']);
  expect(readItinerary(['PQXNDM', ...SABRE, last('PQXNDM')].join('\n'), PRINTED_AT).otherLocators).toEqual([]);
});
test('B-001 without a locator of the system, the one that all flights carry is the airline’s', () => {
  const flights = ['1 LA3158Y 28NOV J GRUCGR HK1  810A  855A /DCLA*X7Y8Z9 /E', '2 LA3159Y 30NOV M CGRGRU HK1  810A  1055A'];
  expect(readItinerary([...flights, '     /DCLA*X7Y8Z9 /E'].join('\n'), PRINTED_AT).locator).toBe('X7Y8Z9');
  expect(readItinerary([...flights, '     /DCLA*A1B2C3 /E'].join('\n'), PRINTED_AT).locator).toBeNull();
  expect(readItinerary(flights.join('\n'), PRINTED_AT).locator).toBeNull();
});

test.each([
  ['  1.BORGES/RITA MRS', ['BORGES/RITA MRS']],
  ['  1.PEREIRA/DIANA MRS(INF/NOAH/03FEB26)   2.PEREIRA/IVAN MR', ['PEREIRA/DIANA MRS', 'PEREIRA/NOAH', 'PEREIRA/IVAN MR']],
  ['  1.LIMA/ANA MRS(ADT)(INFSOUZA/LEO/03FEB26)', ['LIMA/ANA MRS', 'SOUZA/LEO']],
  ['  1.LIMA/BIA MISS(CHD/04JUN19)(IDF1)', ['LIMA/BIA MISS']],
  [' 1.1SURIANI/GIL MR  2.1LOBO/EVA MS*C10', ['SURIANI/GIL MR', 'LOBO/EVA MS']],
  [' 1.2FARIAS/JOEL MR/ANITA MRS', ['FARIAS/JOEL MR', 'FARIAS/ANITA MRS']],
  ['  3.I/1RAMOS/TOM*I09', ['RAMOS/TOM']],
  [' 1.1MAC.DERMOTT/TINA.MS*ADT', ['MAC.DERMOTT/TINA.MS']],
  [" 1.1D'AVILA/JMR*P-C07", ["D'AVILA/JMR"]],
  ['1.lima/ana', ['LIMA/ANA']],
])('B-001 passengers of %j', (line, passengers) => expect(meaningOf(line)).toEqual({ kind: 'passengers', passengers }));

test.each([
  ['  8 TK TL23NOV/SAOBR28ZZ', '2026-11-23'],
  ['  8 TK TL23NOV/1800/SAOBR28ZZ', '2026-11-23T18:00'],
  ['  8 TK XL03DEC/SAOBR28ZZ', '2026-12-03'],
  ['  8 TK PAX TL23NOV/SAOBR28ZZ', '2026-11-23'],
  ['  8 TK OK20NOV/SAOBR28ZZ//ETTP', null],
  ['  1.TAW27NOV/', '2026-11-27'],
  ['  1.TAW/27NOV', '2026-11-27'],
  ['  1.TAWYY1Z27NOV009/0400A/', '2026-11-27T04:00'],
  ['  1.TL1800/27NOV-FRI', '2026-11-27T18:00'],
  ['  1.TL600P/27NOV', '2026-11-27T18:00'],
  ['  1.TAW/', null],
  ['  1.T-20NOV-YY1Z*AAB', null],
  ['TKTG-TAU/TH26NOV', '2026-11-26'],
  ['TKTG-TAU/30NOV', '2026-11-30'],
  ['TKTG-TAU/SAOBR/MO30NOV*URGENT', '2026-11-30'],
  ['TKTG-T*QTE', null],
  ['T- 1.TAW/00/02DEC', '2026-12-02'],
  ['T- 1.TAX/00/02DEC', '2026-12-02'],
  ['T- 1.T/', null],
])('B-001 the time limit of %j is %s', (line, timeLimit) => expect(meaningOf(line)).toEqual({ kind: 'timeLimit', timeLimit }));
test('of several time limits the earliest holds', () => {
  const lines = ['  7 TK OK20NOV/SAOBR28ZZ//ETTP', '  8 TK PAX TL25NOV/SAOBR28ZZ', '  9 TK PAX TL24NOV/SAOBR28ZZ'];
  expect(readItinerary(lines.join('\n'), PRINTED_AT).timeLimit).toBe('2026-11-24');
});

const FLIGHT = '  2  LA3158 Y 28NOV 6 GRUCGR HK1  0810 0855  28NOV  E';
test.each([
  ['--- TST RLR MSC SFP ---'],
  ['*** NHP ***'],
  ['SAOBR28ZZ/0001AA/21NOV26'],
  [FLIGHT, '     SEE RTSVC'],
  [FLIGHT, '     010 DL 6350  QR 7290'],
  [FLIGHT, '127 LATAM AIRLINES BRASIL'],
  [FLIGHT, ' A01'],
  ['  7 AP SAO 11 2222-1111 - A'],
  ['  9 FI PAX 0000000000 INV 0000002'],
  [' 10 RIR OBRIGADO'],
  [' 11 AI AN123456'],
  ['  9 SSR DOCS LA HK1/P/BRA/AA000000/BRA', '        /01JAN80/F/01JAN30/LIMA/ANA'],
  [' 10 HHL 1A HK1 SAO IN28NOV OUT30NOV', '     HOTEL CENTRAL'],
  ['NO NAMES'],
  ['PHONES', '  1.SAO11 2222-1111-A'],
  ['REMARKS', '  1.1LIMA/ANA CHAMAR ANTES'],
  ['LA FACTS', '  1.SSR DOCS LA HK1'],
  [' 3  HTL XX HK1 SAO 28NOV-OUT30NOV'],
  ['PASSENGER EMAIL DATA EXISTS'],
  ['RECEIVED FROM - AB'],
  ['** VENDOR LOCATOR DATA EXISTS **       >*VL;'],
  ['FONE-SAOT*11 2222 1111', '   2. SAOR*11 3333 1111'],
  [' 4 OTH ZO BK1  XXX 20SEP-PRESERVEPNR', '      CONTINUED'],
  ['TKT/TIME LIMIT', '  2.TE 9572401118357-AT LIMA/A YY1Z*AAB 1015/25NOV I'],
  ['>', ')><'],
  ['P- 1.SAO 11 2222-1111-T/AGENCIA', '    2.SAO 11 3333-1111'],
  ['TKG FAX-NOT PRICED FARE TYPE EX'],
  ['**** ITEMS SUPPRESSED ****/ML'],
  [''],
])('says nothing here: %j %s', (...lines) => expect(meaningOf(...lines)).toEqual({ kind: 'silent' }));
