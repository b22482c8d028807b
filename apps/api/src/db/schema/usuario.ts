import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { agencia, empresa } from './agencia.ts';
import { moment } from './columns.ts';

/** People who work at an agency, and the travellers and approvers of its client companies. @see */
export const usuario = pgTable(
  'usuario',
  {
    id: uuid().primaryKey(),
    agenciaId: integer('agencia_id')
      .notNull()
      .references(() => agencia.id),
    /** Lower case, so that two logins never differ in case alone. */
    login: text().notNull().unique(),
    email: text().notNull(),
    nome: text().notNull(),
    senhaHash: text('senha_hash').notNull(),
    /** The hash of a password that was sent by e-mail; the other one holds until this one is used. */
    senhaEnviadaHash: text('senha_enviada_hash'),
    /** Until when the sent password can be used. */
    senhaEnviadaAte: moment('senha_enviada_ate'),
    ativo: boolean().notNull().default(true),
    /** Profile codes; the first one decides. @see A-014 */
    perfis: jsonb().$type<number[]>().notNull(),
    permissoes: jsonb().$type<string[]>().notNull(),
    modulos: jsonb().$type<string[]>().notNull(),
    /** Works for every client company of the agency, including those added later. */
    todasEmpresas: boolean('todas_empresas').notNull().default(true),
    permiteTrocarConsultor: boolean('permite_trocar_consultor').notNull().default(false),
    visualizaDadosCartao: boolean('visualiza_dados_cartao').notNull().default(false),
    visualizarUsuariosVipPremium: boolean('visualizar_usuarios_vip_premium').notNull().default(false),
    temFornecedorExterno: boolean('tem_fornecedor_externo').notNull().default(false),
    changePassword: boolean('change_password').notNull().default(false),
    /** Counts the changes of what an administrator edits. @see B-061 */
    versao: integer().notNull().default(1),
    /** The id of a traveller or an approver at the client company; null for who works at the agency. @see A-015 */
    pessoaId: text('pessoa_id'),
    /** Whether the login is shared with the platform agency, which may then not edit the user. @see */
    compartilhado: boolean().notNull().default(false),
  },
  (table) => [index('usuario_agencia').on(table.agenciaId)],
);

/** Client companies of a user who does not work for all of them. */
export const usuarioEmpresa = pgTable(
  'usuario_empresa',
  {
    usuarioId: uuid('usuario_id')
      .notNull()
      .references(() => usuario.id),
    empresaId: integer('empresa_id')
      .notNull()
      .references(() => empresa.id),
  },
  (table) => [primaryKey({ columns: [table.usuarioId, table.empresaId] })],
);

/** Sessions. The token itself is not stored: a reader of this table cannot log in with it. */
export const sessao = pgTable(
  'sessao',
  {
    tokenHash: text('token_hash').primaryKey(),
    usuarioId: uuid('usuario_id')
      .notNull()
      .references(() => usuario.id),
    criadaEm: moment('criada_em').notNull(),
    expiraEm: moment('expira_em').notNull(),
    ultimoUso: moment('ultimo_uso').notNull(),
    /** The address that logged in. */
    endereco: text(),
    /** The browser or program that logged in, as it calls itself. */
    programa: text(),
  },
  (table) => [index('sessao_usuario').on(table.usuarioId), index('sessao_expira').on(table.expiraEm)],
);

/**
 * Failed attempts to log in, counted to slow down guessing, by what they have in common: a login at an address, a login, an address, or a
 * known device. The keys hold digests of what was typed, because people type their passwords into the login by mistake.
 */
export const limiteLogin = pgTable(
  'limite_login',
  {
    chave: text().primaryKey(),
    falhas: integer().notNull(),
    ultima: moment('ultima').notNull(),
    /** The next attempt is refused until then. */
    ate: moment('ate').notNull(),
  },
  (table) => [index('limite_login_ultima').on(table.ultima)],
);

/** Devices on which a person has logged in before. The token itself is not stored. */
export const aparelhoConhecido = pgTable(
  'aparelho_conhecido',
  {
    tokenHash: text('token_hash').primaryKey(),
    usuarioId: uuid('usuario_id')
      .notNull()
      .references(() => usuario.id),
    usadoEm: moment('usado_em').notNull(),
  },
  (table) => [index('aparelho_conhecido_usuario').on(table.usuarioId, table.usadoEm)],
);

/** Attempts to log in as the former version counted them; it may still run beside this one, so the table stays until the next version. */
export const tentativaLogin = pgTable(
  'tentativa_login',
  {
    id: uuid().primaryKey(),
    /** SHA-256 of the typed login, because people type their passwords there by mistake. */
    loginHash: text('login_hash').notNull(),
    /** Network part of the caller's address. */
    origem: text().notNull(),
    em: moment('em').notNull(),
  },
  (table) => [
    index('tentativa_login_login').on(table.loginHash, table.em),
    index('tentativa_login_origem').on(table.origem, table.em),
    index('tentativa_login_em').on(table.em),
  ],
);
