import { PAGAMENTO_VEICULO } from '../enums/index.ts';

export type VehiclePaymentType = (typeof PAGAMENTO_VEICULO)[number];

/** The vehicle payment types that a car consolidator offers: VCN for MOVIDA alone, the others for every one. @see S-143 */
export function vehiclePaymentTypesOffered(carConsolidator: string): readonly VehiclePaymentType[] {
  return carConsolidator === 'MOVIDA' ? PAGAMENTO_VEICULO : PAGAMENTO_VEICULO.filter((type) => type !== 'VCN');
}
