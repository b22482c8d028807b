import { useSearchParams } from 'react-router';
import { RequestPage } from './request-page.tsx';

/** A request with its services and quotes. The pending screen names it `id`. @see */
export function Component() {
  const [query] = useSearchParams();
  const idSolicitacao = Number(query.get('idSolicitacao') ?? query.get('id'));
  // Another request starts from nothing: its own question, its own editor.
  return <RequestPage key={idSolicitacao} idSolicitacao={idSolicitacao} />;
}
