import { type CredentialTestSearch, credentialTestViolations } from '@guiche/domain/credentials';
import { serviceKindOfId } from '@guiche/domain/enums';
import { commonMessages } from '@guiche/domain/messages/common';
import { credentialsMessages } from '@guiche/domain/messages/credentials';
import { searchMessages } from '@guiche/domain/messages/search';
import { validationMessages } from '@guiche/domain/messages/validation';
import { consolidatorName } from '@guiche/domain/quotes';
import { type ReactNode, useCallback, useState } from 'react';
import { Banner } from '../../feedback/banner/index.ts';
import { InlineError } from '../../feedback/inline-error/index.ts';
import { useMessage, useTexts, useViolationText } from '../../i18n/index.ts';
import { useOpening } from '../../internal/use-opening.ts';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { useSearchForm } from '../../search/use-search-form.ts';
import { credentialTestModalTexts } from './credential-test-modal.texts.ts';
import { TestFields } from './test-fields.tsx';
import type { CredentialTestSources } from './test-sources.ts';
import { type CredentialTestValues, fieldsOf, valuesOf } from './test-values.ts';

/** The search that tests a credential, with the fields of its kind of service alone. Days are ISO dates. */
export interface CredentialTest extends CredentialTestSearch {
  /** The stars of the hotels; null for any. */
  readonly estrelas?: number | null;
}

export interface CredentialTestModalProps {
  /** Whether the window is shown. */
  open: boolean;
  /** Called with `false` for Escape and for the buttons that close it. A test that runs goes on until `onStop`. */
  onOpenChange: (open: boolean) => void;
  /** The numeric id of the service. */
  idServico: number;
  /** The consolidator whose credential is tested. */
  consolidator: string;
  /** What the fields begin with, such as days in a month. Read when the window opens. */
  defaultValue?: CredentialTestSearch | undefined;
  /** The lookups of the fields. */
  sources: CredentialTestSources;
  /** Called with the search, which nothing is wrong with. */
  onTest: (search: CredentialTest) => void;
  /** The test is running. */
  pending?: boolean;
  /** Called to stop the test that runs; without it none can be stopped. */
  onStop?: (() => void) | undefined;
  /** The number of results of the last test, when it went well. */
  found?: number | undefined;
  /** The provider's words, or others, about the last test, when it failed. */
  error?: ReactNode;
  /** The day that the calendars mark, and from which a missing year is counted, ISO date; without it, the device's. */
  today?: string | undefined;
}

/**
 * Tests a credential with a real search of its kind of service: flights, hotels, cars or coaches. It says how many results were found, or
 * what the provider answered, and can be tried again at once.
 *
 * Use: to see whether a credential works, before somebody quotes with it.
 * Not for: a search for offers, which a `AirSearchForm` and its like begin.
 * Keyboard: Tab: goes through the fields; Enter: tests, from any field whose list is closed; Escape: closes.
 * Focus: on the first field; on the first wrong field after a refusal. It returns to what opened the window.
 * Screen reader: the running test and its number of results are read when they appear; a failure is read at once.
 * @see S-128, S-145 to S-150
 * @keywords testar credencial, pesquisa, fornecedor, consolidadora, test
 */
export function CredentialTestModal(props: CredentialTestModalProps) {
  return <TestWindow key={useOpening(props.open)} {...props} />;
}

function TestWindow(props: CredentialTestModalProps) {
  const { open, onOpenChange, idServico, consolidator, defaultValue = {}, sources, onTest, onStop, found, error, today } = props;
  const { pending = false } = props;
  const t = useTexts(credentialTestModalTexts);
  const message = useMessage(credentialsMessages, commonMessages);
  const say = useViolationText(credentialsMessages, searchMessages, validationMessages);
  const [start] = useState(() => valuesOf(defaultValue));
  const rule = useCallback(
    (values: CredentialTestValues) => credentialTestViolations(idServico, consolidator, values),
    [idServico, consolidator],
  );
  const name = consolidatorName(consolidator);
  const { form, frame } = useSearchForm<CredentialTestValues>({
    start,
    rule,
    say,
    onSearch: (values) => onTest(searchOf(values)),
    pending,
  });

  function searchOf({ estrelas, ...values }: CredentialTestValues): CredentialTest {
    const fields: readonly string[] = fieldsOf(idServico, consolidator);
    const own = Object.fromEntries(Object.entries(values).filter(([field]) => fields.includes(field)));
    return serviceKindOfId(idServico) === 'HOTEL' ? { ...own, estrelas: estrelas === null ? null : Number(estrelas) } : own;
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={message('testar_credencial')}
      context={name}
      onSubmit={frame.onSubmit}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{message('fechar')}</Button>
          {pending && onStop && <Button onClick={onStop}>{t('stop')}</Button>}
          <Button type="submit" tone="primary" pending={pending}>
            {t('test')}
          </Button>
        </>
      }
    >
      <div className="g:grid g:gap-3">
        {frame.refusals.map((words) => (
          <InlineError key={words}>{words}</InlineError>
        ))}
        <TestFields form={form} idServico={idServico} consolidator={consolidator} sources={sources} today={today} />
        {pending && <Banner tone="info" title={t('testing', { name })} />}
        {!pending && found !== undefined && (
          <Banner tone="success" title={message('credencial_testada_com_sucesso', { quantidade: found })} />
        )}
        {!pending && error !== undefined && (
          <Banner tone="danger" title={message('erro_testar_credencial')}>
            <span className="g:wrap-anywhere g:whitespace-pre-line">{error}</span>
          </Banner>
        )}
      </div>
    </Dialog>
  );
}
