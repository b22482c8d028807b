CREATE TABLE "agencia" (
	"id" integer PRIMARY KEY NOT NULL,
	"nome" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"cnpj" text DEFAULT '' NOT NULL,
	"utiliza_painel_unificado" boolean DEFAULT false NOT NULL,
	"fornecedor_padrao_id" uuid
);
--> statement-breakpoint
CREATE TABLE "agencia_empresa" (
	"agencia_id" integer NOT NULL,
	"empresa_id" integer NOT NULL,
	CONSTRAINT "agencia_empresa_agencia_id_empresa_id_pk" PRIMARY KEY("agencia_id","empresa_id")
);
--> statement-breakpoint
CREATE TABLE "agencia_servico" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agencia_id" integer NOT NULL,
	"tipo_servico_id" integer NOT NULL,
	"consolidadora" text NOT NULL,
	"tipo_emissao" text NOT NULL,
	"identificador" text DEFAULT '' NOT NULL,
	"credencial" text NOT NULL,
	"empresas" jsonb NOT NULL,
	"ativo" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "empresa" (
	"id" integer PRIMARY KEY NOT NULL,
	"nome" text NOT NULL,
	"cnpj" text NOT NULL,
	"instancia" text NOT NULL,
	"cliente_novo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "empresa_instancia_unique" UNIQUE("instancia")
);
--> statement-breakpoint
CREATE TABLE "fornecedor" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agencia_id" integer NOT NULL,
	"nome" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "log_atendimento" (
	"id" uuid PRIMARY KEY NOT NULL,
	"solicitacao_uuid" uuid NOT NULL,
	"usuario_id" uuid NOT NULL,
	"instancia" text NOT NULL,
	"em" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "log_cotacao" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cotacao_id" uuid NOT NULL,
	"solicitacao_uuid" uuid NOT NULL,
	"acao" text NOT NULL,
	"usuario_nome" text NOT NULL,
	"detalhes" text NOT NULL,
	"em" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "log_solicitacao" (
	"id" uuid PRIMARY KEY NOT NULL,
	"solicitacao_uuid" uuid NOT NULL,
	"tipo" text NOT NULL,
	"usuario_nome" text NOT NULL,
	"usuario_anterior_nome" text,
	"em" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "aeroporto" (
	"iata" text PRIMARY KEY NOT NULL,
	"nome" text NOT NULL,
	"cidade" text NOT NULL,
	"uf" text NOT NULL,
	"pais" text NOT NULL,
	"relevancia" integer NOT NULL,
	"busca" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cia_aerea" (
	"iata" text PRIMARY KEY NOT NULL,
	"nome" text NOT NULL,
	"busca" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "familia_tarifaria" (
	"cia" text NOT NULL,
	"identificador" text NOT NULL,
	"ordem" integer NOT NULL,
	"descricao" text NOT NULL,
	"link" text NOT NULL,
	CONSTRAINT "familia_tarifaria_cia_identificador_pk" PRIMARY KEY("cia","identificador")
);
--> statement-breakpoint
CREATE TABLE "feature_toggle" (
	"nome" text PRIMARY KEY NOT NULL,
	"ativo" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "intermediador" (
	"nome" text NOT NULL,
	"tipo_servico_id" integer NOT NULL,
	CONSTRAINT "intermediador_tipo_servico_id_nome_pk" PRIMARY KEY("tipo_servico_id","nome")
);
--> statement-breakpoint
CREATE TABLE "margem_credencial" (
	"empresa_id" integer NOT NULL,
	"intermediador" text NOT NULL,
	"percentual" numeric(14, 2) NOT NULL,
	CONSTRAINT "margem_credencial_empresa_id_intermediador_pk" PRIMARY KEY("empresa_id","intermediador")
);
--> statement-breakpoint
CREATE TABLE "moeda" (
	"id" integer PRIMARY KEY NOT NULL,
	"codigo" text NOT NULL,
	"nome" text NOT NULL,
	"simbolo" text NOT NULL,
	"cotacao" numeric(18, 6) NOT NULL,
	CONSTRAINT "moeda_codigo_unique" UNIQUE("codigo")
);
--> statement-breakpoint
CREATE TABLE "tipo_pagamento" (
	"id" integer PRIMARY KEY NOT NULL,
	"agencia_id" integer NOT NULL,
	"descricao" text NOT NULL,
	"tipo_forma_pagamento" text NOT NULL,
	"faturado" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cotacao" (
	"id" uuid PRIMARY KEY NOT NULL,
	"servico_id" uuid NOT NULL,
	"status" text NOT NULL,
	"moeda_id" integer,
	"cotacao_moeda" numeric(18, 6),
	"tarifa" numeric(14, 2),
	"tarifa_total" numeric(14, 2),
	"taxas" numeric(14, 2),
	"taxa_extra" numeric(14, 2),
	"fee" numeric(14, 2),
	"iss" numeric(14, 2),
	"du_rav" numeric(14, 2),
	"markup" numeric(14, 2),
	"total" numeric(14, 2),
	"multa" numeric(14, 2),
	"taxa_cancelamento" numeric(14, 2),
	"dados" jsonb NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL,
	"criada_em" timestamp (3) with time zone NOT NULL,
	"atualizada_em" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "servico" (
	"id" uuid PRIMARY KEY NOT NULL,
	"solicitacao_uuid" uuid NOT NULL,
	"tipo_servico" text NOT NULL,
	"ordem" integer NOT NULL,
	"id_cotacao_escolhida" uuid,
	"valor_aprovado" numeric(14, 2),
	"dados" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "solicitacao" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"id" integer NOT NULL,
	"agencia_id" integer NOT NULL,
	"empresa_id" integer NOT NULL,
	"status" text NOT NULL,
	"status_cotacao" text NOT NULL,
	"responsavel_id" uuid,
	"solicitante" jsonb NOT NULL,
	"colaboradores" jsonb NOT NULL,
	"data_viagem" date,
	"data_vencimento_cotacao" timestamp (3) with time zone,
	"data_vencimento_emissao" timestamp (3) with time zone,
	"mensagens_nao_lidas" integer DEFAULT 0 NOT NULL,
	"necessita_aprovacao_alteracao_valores" boolean DEFAULT false NOT NULL,
	"possui_regra_voltar_para_selecao" boolean DEFAULT false NOT NULL,
	"justificativa_retorno" text,
	"analise_desde" timestamp (3) with time zone,
	"busca" text NOT NULL,
	"dados" jsonb NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "solicitacao_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "sessao" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"usuario_id" uuid NOT NULL,
	"criada_em" timestamp (3) with time zone NOT NULL,
	"expira_em" timestamp (3) with time zone NOT NULL,
	"ultimo_uso" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tentativa_login" (
	"id" uuid PRIMARY KEY NOT NULL,
	"login_hash" text NOT NULL,
	"origem" text NOT NULL,
	"em" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "usuario" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agencia_id" integer NOT NULL,
	"login" text NOT NULL,
	"email" text NOT NULL,
	"nome" text NOT NULL,
	"senha_hash" text NOT NULL,
	"ativo" boolean DEFAULT true NOT NULL,
	"perfis" jsonb NOT NULL,
	"permissoes" jsonb NOT NULL,
	"modulos" jsonb NOT NULL,
	"todas_empresas" boolean DEFAULT true NOT NULL,
	"permite_trocar_consultor" boolean DEFAULT false NOT NULL,
	"visualiza_dados_cartao" boolean DEFAULT false NOT NULL,
	"visualizar_usuarios_vip_premium" boolean DEFAULT false NOT NULL,
	"tem_fornecedor_externo" boolean DEFAULT false NOT NULL,
	"change_password" boolean DEFAULT false NOT NULL,
	CONSTRAINT "usuario_login_unique" UNIQUE("login")
);
--> statement-breakpoint
CREATE TABLE "usuario_empresa" (
	"usuario_id" uuid NOT NULL,
	"empresa_id" integer NOT NULL,
	CONSTRAINT "usuario_empresa_usuario_id_empresa_id_pk" PRIMARY KEY("usuario_id","empresa_id")
);
--> statement-breakpoint
ALTER TABLE "agencia_empresa" ADD CONSTRAINT "agencia_empresa_agencia_id_agencia_id_fk" FOREIGN KEY ("agencia_id") REFERENCES "public"."agencia"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agencia_empresa" ADD CONSTRAINT "agencia_empresa_empresa_id_empresa_id_fk" FOREIGN KEY ("empresa_id") REFERENCES "public"."empresa"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agencia_servico" ADD CONSTRAINT "agencia_servico_agencia_id_agencia_id_fk" FOREIGN KEY ("agencia_id") REFERENCES "public"."agencia"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fornecedor" ADD CONSTRAINT "fornecedor_agencia_id_agencia_id_fk" FOREIGN KEY ("agencia_id") REFERENCES "public"."agencia"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "log_atendimento" ADD CONSTRAINT "log_atendimento_solicitacao_uuid_solicitacao_uuid_fk" FOREIGN KEY ("solicitacao_uuid") REFERENCES "public"."solicitacao"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "log_atendimento" ADD CONSTRAINT "log_atendimento_usuario_id_usuario_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuario"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "log_cotacao" ADD CONSTRAINT "log_cotacao_solicitacao_uuid_solicitacao_uuid_fk" FOREIGN KEY ("solicitacao_uuid") REFERENCES "public"."solicitacao"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "log_solicitacao" ADD CONSTRAINT "log_solicitacao_solicitacao_uuid_solicitacao_uuid_fk" FOREIGN KEY ("solicitacao_uuid") REFERENCES "public"."solicitacao"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "margem_credencial" ADD CONSTRAINT "margem_credencial_empresa_id_empresa_id_fk" FOREIGN KEY ("empresa_id") REFERENCES "public"."empresa"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tipo_pagamento" ADD CONSTRAINT "tipo_pagamento_agencia_id_agencia_id_fk" FOREIGN KEY ("agencia_id") REFERENCES "public"."agencia"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cotacao" ADD CONSTRAINT "cotacao_servico_id_servico_id_fk" FOREIGN KEY ("servico_id") REFERENCES "public"."servico"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "servico" ADD CONSTRAINT "servico_solicitacao_uuid_solicitacao_uuid_fk" FOREIGN KEY ("solicitacao_uuid") REFERENCES "public"."solicitacao"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "solicitacao" ADD CONSTRAINT "solicitacao_agencia_id_agencia_id_fk" FOREIGN KEY ("agencia_id") REFERENCES "public"."agencia"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "solicitacao" ADD CONSTRAINT "solicitacao_empresa_id_empresa_id_fk" FOREIGN KEY ("empresa_id") REFERENCES "public"."empresa"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "solicitacao" ADD CONSTRAINT "solicitacao_responsavel_id_usuario_id_fk" FOREIGN KEY ("responsavel_id") REFERENCES "public"."usuario"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessao" ADD CONSTRAINT "sessao_usuario_id_usuario_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuario"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usuario" ADD CONSTRAINT "usuario_agencia_id_agencia_id_fk" FOREIGN KEY ("agencia_id") REFERENCES "public"."agencia"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usuario_empresa" ADD CONSTRAINT "usuario_empresa_usuario_id_usuario_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuario"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usuario_empresa" ADD CONSTRAINT "usuario_empresa_empresa_id_empresa_id_fk" FOREIGN KEY ("empresa_id") REFERENCES "public"."empresa"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agencia_servico_agencia" ON "agencia_servico" USING btree ("agencia_id","tipo_servico_id");--> statement-breakpoint
CREATE INDEX "fornecedor_agencia" ON "fornecedor" USING btree ("agencia_id");--> statement-breakpoint
CREATE INDEX "log_atendimento_solicitacao" ON "log_atendimento" USING btree ("solicitacao_uuid","em");--> statement-breakpoint
CREATE INDEX "log_cotacao_cotacao" ON "log_cotacao" USING btree ("cotacao_id","em");--> statement-breakpoint
CREATE INDEX "log_cotacao_solicitacao" ON "log_cotacao" USING btree ("solicitacao_uuid");--> statement-breakpoint
CREATE INDEX "log_solicitacao_solicitacao" ON "log_solicitacao" USING btree ("solicitacao_uuid","em");--> statement-breakpoint
CREATE INDEX "tipo_pagamento_agencia" ON "tipo_pagamento" USING btree ("agencia_id");--> statement-breakpoint
CREATE INDEX "cotacao_servico" ON "cotacao" USING btree ("servico_id");--> statement-breakpoint
CREATE INDEX "servico_solicitacao" ON "servico" USING btree ("solicitacao_uuid","ordem");--> statement-breakpoint
CREATE INDEX "solicitacao_lista_cotacao" ON "solicitacao" USING btree ("agencia_id","status","data_vencimento_cotacao","id");--> statement-breakpoint
CREATE INDEX "solicitacao_lista_emissao" ON "solicitacao" USING btree ("agencia_id","status","data_vencimento_emissao","id");--> statement-breakpoint
CREATE INDEX "solicitacao_historico" ON "solicitacao" USING btree ("agencia_id","data_viagem","id");--> statement-breakpoint
CREATE INDEX "solicitacao_analise" ON "solicitacao" USING btree ("status","analise_desde");--> statement-breakpoint
CREATE INDEX "solicitacao_responsavel" ON "solicitacao" USING btree ("responsavel_id");--> statement-breakpoint
CREATE INDEX "sessao_usuario" ON "sessao" USING btree ("usuario_id");--> statement-breakpoint
CREATE INDEX "sessao_expira" ON "sessao" USING btree ("expira_em");--> statement-breakpoint
CREATE INDEX "tentativa_login_login" ON "tentativa_login" USING btree ("login_hash","em");--> statement-breakpoint
CREATE INDEX "tentativa_login_origem" ON "tentativa_login" USING btree ("origem","em");--> statement-breakpoint
CREATE INDEX "tentativa_login_em" ON "tentativa_login" USING btree ("em");--> statement-breakpoint
CREATE INDEX "usuario_agencia" ON "usuario" USING btree ("agencia_id");