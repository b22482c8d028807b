// Printed itineraries of the four systems, with what they say. People and locators are invented; airlines and airports are real.

interface PrintedFlight {
  readonly airline: string;
  readonly number: string;
  readonly class: string;
  readonly origin: string;
  readonly destination: string;
  readonly departure: string;
  readonly arrival: string;
  readonly status: string;
}

interface PrintedItinerary {
  readonly called: string;
  readonly text: string;
  readonly read: {
    readonly system: string;
    readonly locator: string | null;
    readonly passengers: readonly string[];
    readonly timeLimit: string | null;
    readonly segments: readonly (readonly PrintedFlight[])[];
    /** Numbers of the lines. */
    readonly notUnderstood: readonly number[];
    readonly notTaken: readonly { readonly line: number; readonly status: string }[];
  };
}

/** The moment at which they were printed. */
export const PRINTED_AT = new Date('2026-11-22T12:00:00Z');

export const PRINTED_ITINERARIES: readonly PrintedItinerary[] = [
  {
    called: 'amadeus: two passengers and an infant, arrival dates, an hour in the limit',
    text: `--- TST RLR ---
RP/SAOBR28ZZ/SAOBR28ZZ            AB/SU  21NOV26/1207Z   W2XEAM
  1.PEREIRA/DIANA MRS(INF/NOAH/03FEB26)   2.PEREIRA/IVAN MR
  3  LA8146 N 09JAN 6*GRULIS HK2  1745 0635  10JAN  E  LA/W2XEAM
  4  TP1954 N 10JAN 7*LISOPO HK2  0920 1020  10JAN  E  TP/T6PLQZ
     OPERATED BY PORTUGALIA
  5  ARNK
  6  TP 093 K 24JAN 7 LISGRU HK2  1205 1930  24JAN  E  TP/T6PLQZ
  7 AP SAO 11 2222-1111 - A
  8 TK TL25NOV/1800/SAOBR28ZZ`,
    read: {
      system: 'amadeus',
      locator: 'W2XEAM',
      passengers: ['PEREIRA/DIANA MRS', 'PEREIRA/NOAH', 'PEREIRA/IVAN MR'],
      timeLimit: '2026-11-25T18:00',
      segments: [
        [
          {
            airline: 'LA',
            number: '8146',
            class: 'N',
            origin: 'GRU',
            destination: 'LIS',
            departure: '2027-01-09T17:45',
            arrival: '2027-01-10T06:35',
            status: 'HK',
          },
          {
            airline: 'TP',
            number: '1954',
            class: 'N',
            origin: 'LIS',
            destination: 'OPO',
            departure: '2027-01-10T09:20',
            arrival: '2027-01-10T10:20',
            status: 'HK',
          },
        ],
        [
          {
            airline: 'TP',
            number: '93',
            class: 'K',
            origin: 'LIS',
            destination: 'GRU',
            departure: '2027-01-24T12:05',
            arrival: '2027-01-24T19:30',
            status: 'HK',
          },
        ],
      ],
      notTaken: [],
      notUnderstood: [],
    },
  },
  {
    called: 'amadeus: day changes, touching times, a refused flight, a cut line',
    text: `RP/MIA1S21ZZ/
  1.CASTRO/YARA MS
  2  AA 904 Q 11FEB 4 GIGMIA HK1        2  1115P 555A+1 772 E0 D
  3  LH 461 Q 12FEB 5 MIAFRA HK1        N   420P 725A+1 748 E0 D
     SEE RTSVC
  4  LH 076 Q 13FEB 6 FRAMUC HX1        1   915A1015A   320 E0 S
  5  LH 081 Q 30F`,
    read: {
      system: 'amadeus',
      locator: null,
      passengers: ['CASTRO/YARA MS'],
      timeLimit: null,
      segments: [
        [
          {
            airline: 'AA',
            number: '904',
            class: 'Q',
            origin: 'GIG',
            destination: 'MIA',
            departure: '2027-02-11T23:15',
            arrival: '2027-02-12T05:55',
            status: 'HK',
          },
          {
            airline: 'LH',
            number: '461',
            class: 'Q',
            origin: 'MIA',
            destination: 'FRA',
            departure: '2027-02-12T16:20',
            arrival: '2027-02-13T07:25',
            status: 'HK',
          },
        ],
      ],
      notTaken: [{ line: 6, status: 'HX' }],
      notUnderstood: [7],
    },
  },
  {
    called: 'sabre: airline locators on lines of their own, two of a surname',
    text: `PQXNDM
 1.2RAMOS/NILO MR/EVA MRS  2.I/1RAMOS/TOM*I05
 1 LA8084Y 19MAR F GRUMAD*HK2  1140P  150P  20MAR J
                                              /DCLA*L4KT7W /E
 2 IB8710Y 20MAR J MADCDG*HK2   410P  615P /DCIB*MBX2Q /E
OPERATED BY IBERIA EXPRESS
 3 AF 442L 02APR F CDGGIG HK2  1120P  535A  03APR J /DCAF*R9VDC3 /E
TKT/TIME LIMIT
  1.TAW27NOV/
RECEIVED FROM - AB
YY1Z.YY1Z*AAB 1015/22NOV26 PQXNDM H`,
    read: {
      system: 'sabre',
      locator: 'PQXNDM',
      passengers: ['RAMOS/NILO MR', 'RAMOS/EVA MRS', 'RAMOS/TOM'],
      timeLimit: '2026-11-27',
      segments: [
        [
          {
            airline: 'LA',
            number: '8084',
            class: 'Y',
            origin: 'GRU',
            destination: 'MAD',
            departure: '2027-03-19T23:40',
            arrival: '2027-03-20T13:50',
            status: 'HK',
          },
          {
            airline: 'IB',
            number: '8710',
            class: 'Y',
            origin: 'MAD',
            destination: 'CDG',
            departure: '2027-03-20T16:10',
            arrival: '2027-03-20T18:15',
            status: 'HK',
          },
        ],
        [
          {
            airline: 'AF',
            number: '442',
            class: 'L',
            origin: 'CDG',
            destination: 'GIG',
            departure: '2027-04-02T23:20',
            arrival: '2027-04-03T05:35',
            status: 'HK',
          },
        ],
      ],
      notTaken: [],
      notUnderstood: [],
    },
  },
  {
    called: 'sabre: surface, refused and open',
    text: ` 1.1LOBO/GIL MR
 1 AD4412W 07DEC 1 VCPREC HK1  1200  1505 /DCAD*CQ8WRP /E
 2   ARNK
 3 LA3481Y 13DEC 7 SSAGRU UC1  1830  2105 /DCLA /E
 4 G31667Y 14DEC 1 SSAGIG HK1  0010  0215 /DCG3*ZTNFHK /E
 5 LAOPENY 20DEC 7 GIGGRU DS1
TKT/TIME LIMIT
  1.T-20NOV-YY1Z*AAB
YY1Z.YY1Z*AAB 0940/20NOV26 HGDRKB H`,
    read: {
      system: 'sabre',
      locator: 'HGDRKB',
      passengers: ['LOBO/GIL MR'],
      timeLimit: null,
      segments: [
        [
          {
            airline: 'AD',
            number: '4412',
            class: 'W',
            origin: 'VCP',
            destination: 'REC',
            departure: '2026-12-07T12:00',
            arrival: '2026-12-07T15:05',
            status: 'HK',
          },
        ],
        [
          {
            airline: 'G3',
            number: '1667',
            class: 'Y',
            origin: 'SSA',
            destination: 'GIG',
            departure: '2026-12-14T00:10',
            arrival: '2026-12-14T02:15',
            status: 'HK',
          },
        ],
      ],
      notTaken: [{ line: 4, status: 'UC' }],
      notUnderstood: [],
    },
  },
  {
    called: 'galileo: Galileo, day marks before the arrival',
    text: `N5RL7C/AB SAOBR XX9AB   AG 57500112 20NOV
  1.1MOREIRA/SOFIA MRS   2.I/1MOREIRA/LEO*02APR26
 1. BA  246 V  05APR GRULHR HK1   325P # 650A O*         MO  1
 2. BA 1446 V  06APR LHRAMS HK1   950A  1210P O*         TU  1
         OPERATED BY BA CITYFLYER
 3. KL  791 T  18APR AMSGRU HK1  1200N   655P O*         SU
** VENDOR LOCATOR DATA EXISTS **       >*VL;
FONE-SAOT*11 2222 1111
TKTG-TAU/TH26NOV`,
    read: {
      system: 'galileo',
      locator: 'N5RL7C',
      passengers: ['MOREIRA/SOFIA MRS', 'MOREIRA/LEO'],
      timeLimit: '2026-11-26',
      segments: [
        [
          {
            airline: 'BA',
            number: '246',
            class: 'V',
            origin: 'GRU',
            destination: 'LHR',
            departure: '2027-04-05T15:25',
            arrival: '2027-04-06T06:50',
            status: 'HK',
          },
          {
            airline: 'BA',
            number: '1446',
            class: 'V',
            origin: 'LHR',
            destination: 'AMS',
            departure: '2027-04-06T09:50',
            arrival: '2027-04-06T12:10',
            status: 'HK',
          },
        ],
        [
          {
            airline: 'KL',
            number: '791',
            class: 'T',
            origin: 'AMS',
            destination: 'GRU',
            departure: '2027-04-18T12:00',
            arrival: '2027-04-18T18:55',
            status: 'HK',
          },
        ],
      ],
      notTaken: [],
      notUnderstood: [],
    },
  },
  {
    called: 'galileo: Apollo, day marks behind the arrival, a schedule change',
    text: `D8VW3J/AB SAOBR XX9AB   AG 57500112 20NOV
 1.1PIRES/ALAN MR  2.1PIRES/MAIA*P-C07 
 1 UA 844K 10JUN GRUORD HK2   855P  540A|*      TH/FR   E
 2 UA 845K 21JUN ORDGRU UN2   840P  905A|*      MO/TU   E
 3 UA 845K 21JUN ORDGRU TK2   910P  935A+*      MO/TU   E
 4 OTH ZO BK1  XXX 20SEP-PRESERVEPNR
FONE-SAOAS/11 2222-1111
TKTG-TAU/30NOV`,
    read: {
      system: 'galileo',
      locator: 'D8VW3J',
      passengers: ['PIRES/ALAN MR', 'PIRES/MAIA'],
      timeLimit: '2026-11-30',
      segments: [
        [
          {
            airline: 'UA',
            number: '844',
            class: 'K',
            origin: 'GRU',
            destination: 'ORD',
            departure: '2027-06-10T20:55',
            arrival: '2027-06-11T05:40',
            status: 'HK',
          },
        ],
        [
          {
            airline: 'UA',
            number: '845',
            class: 'K',
            origin: 'ORD',
            destination: 'GRU',
            departure: '2027-06-21T21:10',
            arrival: '2027-06-22T09:35',
            status: 'TK',
          },
        ],
      ],
      notTaken: [{ line: 4, status: 'UN' }],
      notUnderstood: [],
    },
  },
  {
    called: 'worldspan: next day, stop marks',
    text: `1P-Z4QT8M
 1.1TORRES/CAIO*ADT  2.1TORRES/MEL*INF
 1 AF 459H 11MAY TU GRUCDG HK1   1815   1035 #1/O $   E
 2 AF1240H 12MAY WE CDGAMS HK1   1250   1410/O $   E
 3 KL 791H 25MAY TU AMSGRU HK1   1005   1655/O $   E
P- 1.SAO 11 2222-1111-T/AGENCIA EXEMPLO
T- 1.TAW/00/02DEC`,
    read: {
      system: 'worldspan',
      locator: 'Z4QT8M',
      passengers: ['TORRES/CAIO', 'TORRES/MEL'],
      timeLimit: '2026-12-02',
      segments: [
        [
          {
            airline: 'AF',
            number: '459',
            class: 'H',
            origin: 'GRU',
            destination: 'CDG',
            departure: '2027-05-11T18:15',
            arrival: '2027-05-12T10:35',
            status: 'HK',
          },
          {
            airline: 'AF',
            number: '1240',
            class: 'H',
            origin: 'CDG',
            destination: 'AMS',
            departure: '2027-05-12T12:50',
            arrival: '2027-05-12T14:10',
            status: 'HK',
          },
        ],
        [
          {
            airline: 'KL',
            number: '791',
            class: 'H',
            origin: 'AMS',
            destination: 'GRU',
            departure: '2027-05-25T10:05',
            arrival: '2027-05-25T16:55',
            status: 'HK',
          },
        ],
      ],
      notTaken: [],
      notUnderstood: [],
    },
  },
  {
    called: 'worldspan: a cancelled flight, surface at the end',
    text: `1P- B2KW9X
 1.1MEIRA/JOANA*ADT
 1 DL1872L 18DEC FR MCOATL HK1  650A  825A/O $DL$
 2 DL1410L 18DEC FR ATLLAX HX1  835A 1025A/O $DL$
 3 DL2290L 18DEC FR ATLLAX HK1  930A 1120A/O $DL$
 4 ARNK
T- 1.TAW/00/30NOV
TKG FAX-NOT PRICED FARE TYPE EX`,
    read: {
      system: 'worldspan',
      locator: 'B2KW9X',
      passengers: ['MEIRA/JOANA'],
      timeLimit: '2026-11-30',
      segments: [
        [
          {
            airline: 'DL',
            number: '1872',
            class: 'L',
            origin: 'MCO',
            destination: 'ATL',
            departure: '2026-12-18T06:50',
            arrival: '2026-12-18T08:25',
            status: 'HK',
          },
          {
            airline: 'DL',
            number: '2290',
            class: 'L',
            origin: 'ATL',
            destination: 'LAX',
            departure: '2026-12-18T09:30',
            arrival: '2026-12-18T11:20',
            status: 'HK',
          },
        ],
      ],
      notTaken: [{ line: 4, status: 'HX' }],
      notUnderstood: [],
    },
  },
];
