import type { Translated } from '../topic.ts';
import type { ptBr } from './pt-br.ts';

export const es: Translated<typeof ptBr> = {
  captura_data_de_partida_diferente: 'La fecha de salida del vuelo capturado es diferente de la fecha de la cotización.',
  captura_emissao_cancelada: 'La emisión encontrada está cancelada.',
  captura_emissao_nao_encontrada: 'NAO_ENCONTRADO: ninguna emisión con este localizador.',
  captura_origem_diferente: 'El origen de la emisión capturada es diferente del origen de la cotización. ¿Desea continuar?',
  captura_quantidade_de_voos_diferente:
    'La cantidad de vuelos capturados ({{capturados}}) es diferente de la cantidad de la cotización ({{cotacao}}).',
  captura_realizada_com_sucesso: 'Datos capturados con éxito.',
  captura_registro_nao_encontrado: 'No se encontró ningún registro para el localizador indicado.',
  captura_viajantes_diferentes: 'Los viajeros de la emisión capturada son diferentes de los de la cotización. ¿Desea continuar?',
  erro_ao_capturar_dados_externos: 'Error al capturar los datos externos del aéreo.',
  informe_o_localizador: 'Indique el localizador.',
};
