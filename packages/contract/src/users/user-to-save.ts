import { PROFILES, type ProfileName } from '@guiche/domain/access';
import { userSchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';

const ROLES = Object.keys(PROFILES) as [ProfileName, ...ProfileName[]];

/** What is saved of a user: what the form edits. Which roles an agency gives is the rule of the domain. @see */
export const userToSaveSchema = z.extend(
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
  { profile: z.enum(ROLES) },
);
