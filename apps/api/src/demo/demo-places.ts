/** Destinations of demo travellers: time zone, frequency, and the airlines that leave Brazil from there. */
export interface DemoPlace {
  readonly zone: string;
  readonly weight: number;
}

const BRASILIA = 'America/Sao_Paulo';

export const DOMESTIC: Readonly<Record<string, DemoPlace>> = {
  CGH: { zone: BRASILIA, weight: 14 },
  GRU: { zone: BRASILIA, weight: 14 },
  SDU: { zone: BRASILIA, weight: 9 },
  GIG: { zone: BRASILIA, weight: 6 },
  BSB: { zone: BRASILIA, weight: 10 },
  CNF: { zone: BRASILIA, weight: 8 },
  POA: { zone: BRASILIA, weight: 7 },
  CWB: { zone: BRASILIA, weight: 7 },
  FLN: { zone: BRASILIA, weight: 4 },
  VCP: { zone: BRASILIA, weight: 6 },
  REC: { zone: 'America/Recife', weight: 7 },
  SSA: { zone: 'America/Bahia', weight: 6 },
  FOR: { zone: 'America/Fortaleza', weight: 6 },
  NAT: { zone: 'America/Fortaleza', weight: 2 },
  MCZ: { zone: 'America/Maceio', weight: 2 },
  GYN: { zone: BRASILIA, weight: 3 },
  VIX: { zone: BRASILIA, weight: 3 },
  CGB: { zone: 'America/Cuiaba', weight: 3 },
  CGR: { zone: 'America/Campo_Grande', weight: 2 },
  MAO: { zone: 'America/Manaus', weight: 3 },
  BEL: { zone: 'America/Belem', weight: 3 },
  SLZ: { zone: 'America/Fortaleza', weight: 2 },
  NVT: { zone: BRASILIA, weight: 2 },
  UDI: { zone: BRASILIA, weight: 2 },
  RAO: { zone: BRASILIA, weight: 2 },
};

/** A foreign airline flies through its own hub, from these Brazilian airports. */
interface Carrier {
  readonly cia: string;
  readonly hub: string;
  readonly gates: readonly string[];
}

const TAP: Carrier = { cia: 'TP', hub: 'LIS', gates: ['GRU', 'GIG', 'BSB', 'CNF', 'REC', 'SSA', 'FOR', 'POA', 'NAT', 'BEL', 'MCZ'] };
const LATAM: Carrier = { cia: 'LA', hub: 'GRU', gates: ['GRU'] };
const COPA: Carrier = { cia: 'CM', hub: 'PTY', gates: ['GRU', 'GIG', 'BSB', 'CNF', 'POA', 'MAO', 'FLN'] };
const AIR_FRANCE: Carrier = { cia: 'AF', hub: 'CDG', gates: ['GRU', 'GIG', 'FOR', 'SSA'] };
const LUFTHANSA: Carrier = { cia: 'LH', hub: 'FRA', gates: ['GRU', 'GIG'] };
const IBERIA: Carrier = { cia: 'IB', hub: 'MAD', gates: ['GRU', 'GIG', 'REC', 'FOR'] };
const AMERICAN: Carrier = { cia: 'AA', hub: 'MIA', gates: ['GRU', 'GIG'] };
const AEROLINEAS: Carrier = { cia: 'AR', hub: 'AEP', gates: ['GRU', 'GIG', 'BSB', 'POA', 'CWB', 'FLN', 'SSA'] };

export interface ForeignPlace extends DemoPlace {
  readonly carriers: readonly Carrier[];
}

export const FOREIGN: Readonly<Record<string, ForeignPlace>> = {
  LIS: { zone: 'Europe/Lisbon', weight: 5, carriers: [TAP, LATAM] },
  OPO: { zone: 'Europe/Lisbon', weight: 2, carriers: [TAP] },
  MAD: { zone: 'Europe/Madrid', weight: 3, carriers: [IBERIA, LATAM, TAP] },
  CDG: { zone: 'Europe/Paris', weight: 3, carriers: [AIR_FRANCE, LATAM, TAP] },
  FRA: { zone: 'Europe/Berlin', weight: 2, carriers: [LUFTHANSA, LATAM] },
  MUC: { zone: 'Europe/Berlin', weight: 1, carriers: [LUFTHANSA] },
  MIA: { zone: 'America/New_York', weight: 4, carriers: [AMERICAN, LATAM, COPA] },
  JFK: { zone: 'America/New_York', weight: 2, carriers: [AMERICAN, LATAM] },
  EZE: { zone: 'America/Argentina/Buenos_Aires', weight: 2, carriers: [LATAM] },
  AEP: { zone: 'America/Argentina/Buenos_Aires', weight: 5, carriers: [AEROLINEAS, LATAM] },
  SCL: { zone: 'America/Santiago', weight: 4, carriers: [LATAM] },
  LIM: { zone: 'America/Lima', weight: 2, carriers: [LATAM] },
  MEX: { zone: 'America/Mexico_City', weight: 2, carriers: [COPA, LATAM] },
  PTY: { zone: 'America/Panama', weight: 1, carriers: [COPA] },
};

export type { Carrier };
