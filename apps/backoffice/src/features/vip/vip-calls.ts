import { listVipTravellers } from '@guiche/contract/clients';
import type { VipMarks, VipTraveller } from '@guiche/domain/entities';
import { alphabetical, ordered } from '@guiche/domain/results';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api.ts';

/** The VIP and premium travellers of a client. @see A-248 */
export const vipQuery = (instance: string) =>
  queryOptions({
    queryKey: ['vip-travellers', instance],
    queryFn: ({ signal }) => api.call(listVipTravellers, { query: { instance }, signal }),
  });

/** The list after a traveller got these marks: in its place, by name as the server has it for one who joins it, and gone without a mark. */
export function withMarks(travellers: readonly VipTraveller[], traveller: VipTraveller, marks: VipMarks): VipTraveller[] {
  const marked = { ...traveller, ...marks };
  const isSame = ({ colaboradorId }: VipTraveller) => colaboradorId === traveller.colaboradorId;
  if (!travellers.some(isSame) && (marks.vip || marks.premium))
    return [
      ...ordered(
        [...travellers, marked],
        alphabetical(({ nome }) => nome),
      ),
    ];
  return travellers.map((each) => (isSame(each) ? marked : each)).filter(({ vip, premium }) => vip || premium);
}
