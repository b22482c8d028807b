import { BRASILIA, clockIn } from '@guiche/domain/dates';
import type { ListCell } from '@guiche/domain/lists';

export const text = (valor: string | null | undefined): ListCell => (valor ? { tipo: 'texto', valor } : null);
export const number = (valor: number | null): ListCell => (valor === null ? null : { tipo: 'numero', valor });
export const money = (valor: number | null): ListCell => (valor === null ? null : { tipo: 'dinheiro', valor });
export const day = (valor: string | null): ListCell => (valor === null ? null : { tipo: 'dia', valor });
/** A moment by the clock of Brasília. */
export const moment = (iso: string | null): ListCell =>
  iso === null ? null : { tipo: 'momento', valor: clockIn(new Date(iso), BRASILIA) };
