import { PROFILES, type ProfileName } from '@guiche/domain/access';
import { userSchema } from '@guiche/domain/entities';
import { PAPEL_AGENCIA } from '@guiche/domain/enums';
import * as z from 'zod/mini';

const ROLES = Object.keys(PROFILES) as [ProfileName, ...ProfileName[]];

/** A new user: what the form edits. The role is one of an agency. @see, S-327 */
export const newUserSchema = z.extend(
  z.pick(userSchema, {
    name: true,
    login: true,
    email: true,
    ativo: true,
    changePassword: true,
    permiteTrocarConsultor: true,
    visualizaDadosCartao: true,
    visualizarUsuariosVipPremium: true,
    temFornecedorExterno: true,
    instances: true,
    allSelected: true,
  }),
  { profile: z.enum(PAPEL_AGENCIA) },
);

/** A changed user: one with a role from elsewhere may keep it. @see */
export const changedUserSchema = z.extend(newUserSchema, { profile: z.enum(ROLES) });
