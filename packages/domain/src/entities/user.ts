import * as z from 'zod/mini';
import { TIPO_NOTIFICACAO } from '../enums/index.ts';
import { IS_AGENCIA_FIELD } from '../product/index.ts';
import { line } from './scalars.ts';

/** A client instance, also called business unit. @see A-226 */
export const clientInstanceSchema = z.object({ id: z.int(), name: line, instancia: line });
export type ClientInstance = z.infer<typeof clientInstanceSchema>;

/** A user of an agency. @see A-170 */
export const userSchema = z.object({
  id: z.uuid(),
  login: line,
  email: line,
  name: line,
  ativo: z.boolean(),
  /** Profile codes; the first is the active one. @see A-014 */
  profiles: z.array(z.int()),
  /** The server's name of the active profile. */
  profile: line,
  permissoes: z.array(line),
  modulos: z.array(line),
  changePassword: z.boolean(),
  agency: z.object({ id: z.int(), name: line, utilizaPainelUnificado: z.boolean() }),
  [IS_AGENCIA_FIELD]: z.boolean(),
  instancia: z.nullable(line),
  instances: z.array(clientInstanceSchema),
  allSelected: z.boolean(),
  permiteTrocarConsultor: z.boolean(),
  visualizaDadosCartao: z.boolean(),
  visualizarUsuariosVipPremium: z.boolean(),
  temFornecedorExterno: z.boolean(),
});
export type User = z.infer<typeof userSchema>;

/** The number of items that wait for the user, by type. @see A-063 */
export const notificationSchema = z.object({ quantidade: z.int(), tipoNotificacao: z.enum(TIPO_NOTIFICACAO) });
export type Notification = z.infer<typeof notificationSchema>;

/** A feature toggle. @see A-180 */
export const featureToggleSchema = z.object({ nome: line, ativo: z.boolean() });
export type FeatureToggle = z.infer<typeof featureToggleSchema>;
