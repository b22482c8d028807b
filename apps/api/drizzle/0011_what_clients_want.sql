CREATE TABLE "aprovador_empresa" (
	"empresa_id" integer NOT NULL,
	"ordem" integer NOT NULL,
	"nome" text NOT NULL,
	"email" text NOT NULL,
	"alcada" numeric(14, 2),
	CONSTRAINT "aprovador_empresa_empresa_id_ordem_pk" PRIMARY KEY("empresa_id","ordem")
);
--> statement-breakpoint
CREATE TABLE "limite_politica" (
	"empresa_id" integer NOT NULL,
	"tipo_servico" text NOT NULL,
	"valor_maximo" numeric(14, 2),
	"antecedencia_dias" integer,
	"acao" text NOT NULL,
	CONSTRAINT "limite_politica_empresa_id_tipo_servico_pk" PRIMARY KEY("empresa_id","tipo_servico")
);
--> statement-breakpoint
CREATE TABLE "particularidade_empresa" (
	"empresa_id" integer PRIMARY KEY NOT NULL,
	"preferencias" text,
	"fidelidades" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"tour_code" text,
	"voebiz" text,
	"contato_admin" jsonb
);
--> statement-breakpoint
CREATE TABLE "particularidade_solicitacao" (
	"solicitacao_uuid" uuid PRIMARY KEY NOT NULL,
	"preferencias" text,
	"fidelidades" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rateio_solicitacao" (
	"solicitacao_uuid" uuid NOT NULL,
	"ordem" integer NOT NULL,
	"projeto" text NOT NULL,
	"percentual" numeric(14, 2) NOT NULL,
	CONSTRAINT "rateio_solicitacao_solicitacao_uuid_ordem_pk" PRIMARY KEY("solicitacao_uuid","ordem")
);
--> statement-breakpoint
CREATE TABLE "regra_fixa" (
	"empresa_id" integer NOT NULL,
	"regra" text NOT NULL,
	"fluxo" text DEFAULT '' NOT NULL,
	"ativa" boolean NOT NULL,
	"valor" numeric(18, 6),
	CONSTRAINT "regra_fixa_empresa_id_regra_fluxo_pk" PRIMARY KEY("empresa_id","regra","fluxo")
);
--> statement-breakpoint
CREATE TABLE "saldo_cliente" (
	"id" text PRIMARY KEY NOT NULL,
	"empresa_id" integer NOT NULL,
	"cia" text NOT NULL,
	"viajante" text NOT NULL,
	"valor" numeric(14, 2) NOT NULL,
	"validade" date
);
--> statement-breakpoint
CREATE TABLE "ticket_servico" (
	"solicitacao_uuid" uuid NOT NULL,
	"id_ticket" text NOT NULL,
	"url" text NOT NULL,
	CONSTRAINT "ticket_servico_solicitacao_uuid_id_ticket_pk" PRIMARY KEY("solicitacao_uuid","id_ticket")
);
--> statement-breakpoint
ALTER TABLE "aprovador_empresa" ADD CONSTRAINT "aprovador_empresa_empresa_id_empresa_id_fk" FOREIGN KEY ("empresa_id") REFERENCES "public"."empresa"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "limite_politica" ADD CONSTRAINT "limite_politica_empresa_id_empresa_id_fk" FOREIGN KEY ("empresa_id") REFERENCES "public"."empresa"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "particularidade_empresa" ADD CONSTRAINT "particularidade_empresa_empresa_id_empresa_id_fk" FOREIGN KEY ("empresa_id") REFERENCES "public"."empresa"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "particularidade_solicitacao" ADD CONSTRAINT "particularidade_solicitacao_solicitacao_uuid_solicitacao_uuid_fk" FOREIGN KEY ("solicitacao_uuid") REFERENCES "public"."solicitacao"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rateio_solicitacao" ADD CONSTRAINT "rateio_solicitacao_solicitacao_uuid_solicitacao_uuid_fk" FOREIGN KEY ("solicitacao_uuid") REFERENCES "public"."solicitacao"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regra_fixa" ADD CONSTRAINT "regra_fixa_empresa_id_empresa_id_fk" FOREIGN KEY ("empresa_id") REFERENCES "public"."empresa"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saldo_cliente" ADD CONSTRAINT "saldo_cliente_empresa_id_empresa_id_fk" FOREIGN KEY ("empresa_id") REFERENCES "public"."empresa"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_servico" ADD CONSTRAINT "ticket_servico_solicitacao_uuid_solicitacao_uuid_fk" FOREIGN KEY ("solicitacao_uuid") REFERENCES "public"."solicitacao"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saldo_cliente_empresa" ON "saldo_cliente" USING btree ("empresa_id","validade");