import type { Language } from '@guiche/domain/language';
import { type SayVoucher, voucherServices, voucherText } from '@guiche/domain/vouchers';
import { textOf } from '../http/texts.ts';
import type { MailMessage } from '../mail/mail-port.ts';
import type { Session } from '../session/data/sessions.ts';
import type { FoundVoucher } from './find-voucher.ts';
import { voucherPdf } from './pdf/voucher-pdf.ts';

/** The e-mail of a voucher: a few words, and the document. @see */
export function writeVoucher({ request, viajante, email }: FoundVoucher, { usuario, agencia }: Session, language: Language): MailMessage {
  const say: SayVoucher = (key, params) => textOf(language, key, params);
  const numero = request.idSolicitacao;
  const text = voucherText(
    {
      viajante,
      solicitacao: numero,
      empresa: request.empresa.nome,
      servicos: voucherServices(request, viajante.id),
      agencia: agencia.nome,
      consultor: { nome: usuario.nome, email: usuario.email },
    },
    say,
  );
  const name = viajante.nomeCompleto;
  return {
    to: { name, address: email },
    replyTo: { name: usuario.nome, address: usuario.email },
    subject: say('voucher_assunto', { numero, viajante: name }),
    text: `${say('voucher_corpo', { viajante: name })}\n\n${text.foot}\n`,
    attachments: [
      { filename: `${say('voucher_nome_do_arquivo', { numero })}.pdf`, contentType: 'application/pdf', content: voucherPdf(text, say) },
    ],
  };
}
