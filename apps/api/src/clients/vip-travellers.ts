import type { VipMarks, VipTraveller } from '@guiche/domain/entities';
import { withVisibleMarks } from '@guiche/domain/passengers';
import type { Queryable } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { CallError } from '../http/call-error.ts';
import type { Session } from '../session/data/sessions.ts';
import { visibleCompany } from './data/companies.ts';
import { storeVipMarks, vipTraveller, vipTravellers } from './data/vip-travellers.ts';

/** A traveller in the address of a call. */
export interface TravellerPlace {
  readonly instance: string;
  readonly colaboradorId: string;
}

/** The id of a client company. Errors: 404, also for a client of another agency. */
async function companyNamed(db: Queryable, session: Session, instance: string): Promise<number> {
  const company = await visibleCompany(db, session, instance);
  if (!company) throw new CallError(404, 'registro_nao_encontrado');
  return company.id;
}

/** A traveller of a company. Errors: 404. */
async function found(db: Queryable, session: Session, empresaId: number, id: string): Promise<VipTraveller> {
  const traveller = await vipTraveller(db, session, empresaId, id);
  if (!traveller) throw new CallError(404, 'registro_nao_encontrado');
  return traveller;
}

/** The directory of a client. Who may not see the marks gets nobody: the list itself would be the mark. Errors: 404. @see */
export async function listVipTravellers(
  { db }: Deps,
  session: Session,
  { instance, termo }: { readonly instance: string; readonly termo?: string | undefined },
): Promise<VipTraveller[]> {
  const empresaId = await companyNamed(db, session, instance);
  return session.usuario.visualizarUsuariosVipPremium ? vipTravellers(db, session, empresaId, termo) : [];
}

/** Sets the marks of a traveller. Errors: 403 for a user who may not see them; 404. @see A-248 */
export async function saveVipMarks({ db }: Deps, session: Session, place: TravellerPlace, marks: VipMarks): Promise<VipTraveller> {
  if (!session.usuario.visualizarUsuariosVipPremium) throw new CallError(403, 'sem_permissao');
  const empresaId = await companyNamed(db, session, place.instance);
  const { nome, colaboradorId } = await found(db, session, empresaId, place.colaboradorId);
  await storeVipMarks(db, { agenciaId: session.agencia.id, empresaId, viajanteId: colaboradorId }, marks);
  return { colaboradorId, nome, ...marks };
}

/** The marks of a traveller, as far as the user may see them. Errors: 404. @see */
export async function vipMarksOf({ db }: Deps, session: Session, place: TravellerPlace): Promise<VipMarks> {
  const { vip, premium } = await found(db, session, await companyNamed(db, session, place.instance), place.colaboradorId);
  const [marks] = withVisibleMarks([{ vip, premium }], session.usuario.visualizarUsuariosVipPremium);
  return marks ?? { vip: false, premium: false };
}
