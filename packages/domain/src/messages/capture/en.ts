import type { Translated } from '../topic.ts';
import type { ptBr } from './pt-br.ts';

export const en: Translated<typeof ptBr> = {
  captura_data_de_partida_diferente: "The captured flight's departure date differs from the quote's.",
  captura_emissao_cancelada: 'The issue found is cancelled.',
  captura_emissao_nao_encontrada: 'NAO_ENCONTRADO: no issue with this locator.',
  captura_origem_diferente: "The origin of the captured issue differs from the quote's. Do you want to continue?",
  captura_quantidade_de_voos_diferente: "The number of captured flights ({{capturados}}) differs from the quote's ({{cotacao}}).",
  captura_realizada_com_sucesso: 'Data captured.',
  captura_registro_nao_encontrado: 'No record found for the locator entered.',
  captura_viajantes_diferentes: "The travellers of the captured issue differ from the quote's. Do you want to continue?",
  erro_ao_capturar_dados_externos: 'Error capturing the external air data.',
  informe_o_localizador: 'Enter the locator.',
};
