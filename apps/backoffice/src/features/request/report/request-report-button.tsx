import { generateReport } from '@guiche/contract/reports';
import { reportsMessages } from '@guiche/domain/messages/reports';
import { requestReport } from '@guiche/domain/reports';
import { useToast } from '@guiche/ui/feedback/toast';
import { Button } from '@guiche/ui/primitives/button';
import { FileText } from 'lucide-react';
import { useRef, useState } from 'react';
import { useFailureToast } from '../../../shared/failures/use-failure-toast.ts';
import { useNotify } from '../../../shared/failures/use-notify.ts';
import { files } from '../../../shared/files.ts';
import { useLanguage, useText } from '../../../shared/i18n/language-provider.tsx';
import { openReportTab } from '../../../shared/reports/report-tab.ts';

/** The report of a request, which is opened in a tab of its own. @see S-120, S-123, S-124 */
export function RequestReportButton({ idSolicitacao }: { idSolicitacao: number }) {
  const t = useText();
  const { language } = useLanguage();
  const toast = useToast();
  const notify = useNotify(reportsMessages);
  const [pending, setPending] = useState(false);
  // The second click of a double one comes before anything has been rendered again.
  const busy = useRef(false);
  const failures = useFailureToast(notify);

  async function open() {
    if (busy.current) return;
    busy.current = true;
    const title = t('reports.ofRequest', { number: idSolicitacao });
    const tab = openReportTab({ language, title, text: t('reports.tab', { report: title }) });
    failures.takeBack();
    setPending(true);
    try {
      const address = URL.createObjectURL(await files.download(generateReport, { body: requestReport(idSolicitacao) }));
      if (!tab.show(address))
        toast({
          tipo: 'WARNING',
          text: t('reports.blocked'),
          action: { label: t('reports.open'), onAct: () => void window.open(address, '_blank', 'noopener') },
        });
    } catch (error) {
      tab.close();
      failures.tell(error, 'erro_gerar_relatorio');
    } finally {
      busy.current = false;
      setPending(false);
    }
  }
  return (
    <Button tone="quiet" pending={pending} onClick={() => void open()}>
      <FileText aria-hidden="true" />
      {t('reports.request')}
    </Button>
  );
}
