import { PAGAMENTO_VEICULO } from '../enums/index.ts';

export type VehiclePaymentType = (typeof PAGAMENTO_VEICULO)[number];

/** The vehicle payment types that a car consolidator offers: VCN only for MOVIDA, the other types for all. @see S-143 */
export function vehiclePaymentTypesOffered(carConsolidator: string): readonly VehiclePaymentType[] {
  return carConsolidator === 'MOVIDA' ? PAGAMENTO_VEICULO : PAGAMENTO_VEICULO.filter((type) => type !== 'VCN');
}
