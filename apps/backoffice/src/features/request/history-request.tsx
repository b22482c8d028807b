import { RequestPage } from './request-page.tsx';

interface HistoryRequestProps {
  idSolicitacao: number;
}

/** A request of the history: its page, for reading. @see */
export function HistoryRequest({ idSolicitacao }: HistoryRequestProps) {
  // Another request starts from nothing.
  return <RequestPage key={idSolicitacao} idSolicitacao={idSolicitacao} history />;
}
