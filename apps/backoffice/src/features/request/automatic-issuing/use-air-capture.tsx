import { checkExternal } from '@guiche/contract/automatic-issuing';
import { CallError } from '@guiche/contract/client';
import { captureFailure } from '@guiche/domain/air/capture';
import type { AirMarkupContext } from '@guiche/domain/air/pricing';
import type { AirQuote, AirService, CapturedData, TravelRequest } from '@guiche/domain/entities';
import { captureMessages } from '@guiche/domain/messages/capture';
import type { AirCaptureModalProps } from '@guiche/ui/modals/air-capture-modal';
import type { OpenAirQuote } from '@guiche/ui/modals/air-quote-modal';
import { onDemand } from '@guiche/ui/on-demand';
import { type ReactNode, useState } from 'react';
import { api } from '../../../shared/api.ts';
import { useBackCloses } from '../../../shared/back/use-back-closes.ts';
import { useNotify } from '../../../shared/failures/use-notify.ts';
import { withMessages } from '../../../shared/i18n/with-messages.ts';
import { contextOf } from '../../../shared/requests/context-of.ts';

const AirCaptureModal = onDemand(async () => (await withMessages(import('@guiche/ui/modals/air-capture-modal'))).AirCaptureModal);

type Asked = Parameters<AirCaptureModalProps['onCapture']>[0];

/** Asks an external system for a locator of a request. @see Q-241 */
export function askExternal(request: TravelRequest, quote: AirQuote, { localizador, sistemaEmissor }: Asked) {
  return api.call(checkExternal, {
    body: {
      idAgenciaServico: quote.agenciaServico?.id ?? '',
      localizadorReserva: localizador,
      sistemaEmissor,
      idSolicitacao: request.idSolicitacao,
    },
  });
}

interface Capturing {
  readonly service: AirService;
  readonly quote: AirQuote;
  readonly form: OpenAirQuote;
  readonly markup: AirMarkupContext | null;
  readonly initial: CapturedData | null;
}

/** The window that takes over what another system issued into the open form of a quote. @see */
export function useAirCapture(request: TravelRequest): {
  readonly capture: (capturing: Capturing) => Promise<void>;
  readonly window: ReactNode;
} {
  const notify = useNotify(captureMessages);
  const [capturing, setCapturing] = useState<Capturing>();
  useBackCloses(capturing !== undefined, () => setCapturing(undefined));

  async function handleCapture(quote: AirQuote, asked: Asked): ReturnType<AirCaptureModalProps['onCapture']> {
    try {
      const { emitido, dados } = await askExternal(request, quote, asked);
      // A locator that is only reserved has nothing to be taken over.
      return emitido && dados ? dados : 'captura_registro_nao_encontrado';
    } catch (error) {
      return captureFailure(error instanceof CallError ? error.errors[0]?.titulo : undefined);
    }
  }

  return {
    async capture(next) {
      try {
        await AirCaptureModal.preload();
        setCapturing(next);
      } catch (error) {
        notify.failure(error);
      }
    },
    window: capturing && (
      <AirCaptureModal
        open
        onOpenChange={() => setCapturing(undefined)}
        quote={capturing.quote}
        travellers={capturing.service.viajantes}
        markup={capturing.markup}
        context={contextOf(capturing.service)}
        initial={capturing.initial}
        onCapture={(asked) => handleCapture(capturing.quote, asked)}
        onApply={(filled) => {
          capturing.form.fill(filled);
          notify.success('captura_realizada_com_sucesso');
        }}
      />
    ),
  };
}
