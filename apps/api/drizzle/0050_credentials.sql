CREATE TABLE "log_credencial" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agencia_servico_id" uuid NOT NULL,
	"acao" text NOT NULL,
	"usuario_id" uuid NOT NULL,
	"usuario_nome" text NOT NULL,
	"detalhes" text NOT NULL,
	"em" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "servico_agencia" (
	"agencia_id" integer NOT NULL,
	"tipo_servico_id" integer NOT NULL,
	"ativo" boolean NOT NULL,
	"versao" integer NOT NULL,
	CONSTRAINT "servico_agencia_agencia_id_tipo_servico_id_pk" PRIMARY KEY("agencia_id","tipo_servico_id")
);
--> statement-breakpoint
CREATE TABLE "solicitacao_credencial" (
	"agencia_servico_id" uuid PRIMARY KEY NOT NULL,
	"referencia" text NOT NULL,
	"fornecedor_id" text NOT NULL,
	"fornecedor_nome" text NOT NULL,
	"campos" text NOT NULL,
	"empresas" jsonb NOT NULL,
	"solicitante_nome" text NOT NULL,
	"em" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "agencia_servico" ADD COLUMN "acesso" text;--> statement-breakpoint
ALTER TABLE "agencia_servico" ADD COLUMN "estado" text;--> statement-breakpoint
ALTER TABLE "agencia_servico" ADD COLUMN "versao" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "log_credencial" ADD CONSTRAINT "log_credencial_agencia_servico_id_agencia_servico_id_fk" FOREIGN KEY ("agencia_servico_id") REFERENCES "public"."agencia_servico"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "log_credencial" ADD CONSTRAINT "log_credencial_usuario_id_usuario_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuario"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "servico_agencia" ADD CONSTRAINT "servico_agencia_agencia_id_agencia_id_fk" FOREIGN KEY ("agencia_id") REFERENCES "public"."agencia"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "solicitacao_credencial" ADD CONSTRAINT "solicitacao_credencial_agencia_servico_id_agencia_servico_id_fk" FOREIGN KEY ("agencia_servico_id") REFERENCES "public"."agencia_servico"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "log_credencial_agencia_servico" ON "log_credencial" USING btree ("agencia_servico_id","em");