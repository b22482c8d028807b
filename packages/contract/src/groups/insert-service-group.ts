import { groupClientSchema, serviceGroupSchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors, validationListSchema } from '../call/index.ts';

/** A group as it is typed: a client that was added and not chosen is null, and refused in words. */
export const typedGroupSchema = z.object({
  versao: serviceGroupSchema.shape.versao,
  nome: serviceGroupSchema.shape.nome,
  descricao: serviceGroupSchema.shape.descricao,
  clientes: z.array(z.nullable(groupClientSchema)),
});

/** Inserts a group of services and returns it as stored. 422: the rules refuse it, one entry for each field. @see */
export const insertServiceGroup = defineCall({
  name: 'insertServiceGroup',
  summary: 'Inserts a group of services',
  access: { route: '/config/grupos' },
  base: 'agency',
  method: 'POST',
  path: '/grupos-servicos',
  body: typedGroupSchema,
  responses: { 200: serviceGroupSchema, 422: validationListSchema, ...sessionErrors },
});
