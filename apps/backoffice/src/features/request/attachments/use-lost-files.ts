import { attachmentsMessages } from '@guiche/domain/messages/attachments';
import { useEffect } from 'react';
import { useNotify } from '../../../shared/failures/use-notify.ts';
import { lostFiles } from './page-held-files.ts';

/** Says which files the page had lost when it was left before they were sent. @see Q-172 */
export function useLostFiles(): void {
  const notify = useNotify(attachmentsMessages);
  useEffect(() => {
    const names = lostFiles.take(location.hash);
    if (names.length > 0) notify.say('WARNING', 'anexos_perdidos_com_a_pagina', { arquivos: names.join(', ') });
  }, [notify]);
}
