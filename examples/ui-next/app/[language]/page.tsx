import { statusCotacaoLabel } from '@guiche/domain/quotes';
import { StatusBadge } from '@guiche/ui/data/status-badge';
import { MoneyInput } from '@guiche/ui/inputs/money-input';
import { Quoting } from './quoting';

/** A page of the server. What takes values alone stands in it directly; what calls back stands in a component of the browser. */
export default function Page() {
  return (
    <main>
      <StatusBadge label={statusCotacaoLabel('COTACAO_PENDENTE')} />
      <form>
        <MoneyInput label="Tarifa" name="tarifa" defaultValue={1234.5} required />
      </form>
      <Quoting />
    </main>
  );
}
