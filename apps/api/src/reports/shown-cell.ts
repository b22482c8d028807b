import { shownDate } from '@guiche/domain/dates';
import type { ListCell } from '@guiche/domain/lists';

const AMOUNT = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const NUMBER = new Intl.NumberFormat('pt-BR', { useGrouping: false, maximumFractionDigits: 2 });

/** A cell as people read it, in the forms of Brazil. */
export function shownCell(cell: ListCell): string {
  if (cell === null) return '';
  switch (cell.tipo) {
    case 'texto':
      return cell.valor;
    case 'numero':
      return NUMBER.format(cell.valor);
    case 'dinheiro':
      return AMOUNT.format(cell.valor);
    case 'dia':
      return shownDate(cell.valor);
    case 'momento':
      return `${shownDate(cell.valor)} ${cell.valor.slice(11, 16)}`;
  }
}

/** Whether a cell stands at the right end of its column, as what is added up does. */
export function standsRight(cell: ListCell): boolean {
  return cell?.tipo === 'numero' || cell?.tipo === 'dinheiro';
}
