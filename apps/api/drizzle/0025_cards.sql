CREATE TABLE "cartao" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tipo" text NOT NULL,
	"numero" text,
	"mascara" text,
	"titular" text NOT NULL,
	"validade" text NOT NULL,
	"empresa_id" integer NOT NULL,
	"viajante_id" text,
	"cotacao_id" uuid,
	"servico_id" uuid,
	"criado_por" uuid,
	"criado_em" timestamp (3) with time zone NOT NULL,
	"tentado_em" timestamp (3) with time zone,
	"cancelado_por" uuid,
	"cancelado_em" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "cobranca" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cotacao_id" uuid NOT NULL,
	"status" text NOT NULL,
	"em" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "codigo_cartao" (
	"cartao_id" uuid NOT NULL,
	"servico_id" uuid NOT NULL,
	"codigo" text NOT NULL,
	CONSTRAINT "codigo_cartao_cartao_id_servico_id_pk" PRIMARY KEY("cartao_id","servico_id")
);
--> statement-breakpoint
CREATE TABLE "entrega_cartao" (
	"log_id" uuid PRIMARY KEY NOT NULL,
	"cartao_id" uuid NOT NULL,
	"com_codigo" boolean NOT NULL,
	"em" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "log_cartao" (
	"id" uuid PRIMARY KEY NOT NULL,
	"acao" text NOT NULL,
	"tipo" text NOT NULL,
	"cotacao_id" uuid NOT NULL,
	"servico_id" uuid NOT NULL,
	"solicitacao_uuid" uuid NOT NULL,
	"usuario_id" uuid NOT NULL,
	"usuario_nome" text NOT NULL,
	"em" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cartao" ADD CONSTRAINT "cartao_empresa_id_empresa_id_fk" FOREIGN KEY ("empresa_id") REFERENCES "public"."empresa"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cartao" ADD CONSTRAINT "cartao_servico_id_servico_id_fk" FOREIGN KEY ("servico_id") REFERENCES "public"."servico"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cartao" ADD CONSTRAINT "cartao_criado_por_usuario_id_fk" FOREIGN KEY ("criado_por") REFERENCES "public"."usuario"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cartao" ADD CONSTRAINT "cartao_cancelado_por_usuario_id_fk" FOREIGN KEY ("cancelado_por") REFERENCES "public"."usuario"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "codigo_cartao" ADD CONSTRAINT "codigo_cartao_cartao_id_cartao_id_fk" FOREIGN KEY ("cartao_id") REFERENCES "public"."cartao"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "codigo_cartao" ADD CONSTRAINT "codigo_cartao_servico_id_servico_id_fk" FOREIGN KEY ("servico_id") REFERENCES "public"."servico"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entrega_cartao" ADD CONSTRAINT "entrega_cartao_log_id_log_cartao_id_fk" FOREIGN KEY ("log_id") REFERENCES "public"."log_cartao"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entrega_cartao" ADD CONSTRAINT "entrega_cartao_cartao_id_cartao_id_fk" FOREIGN KEY ("cartao_id") REFERENCES "public"."cartao"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "log_cartao" ADD CONSTRAINT "log_cartao_solicitacao_uuid_solicitacao_uuid_fk" FOREIGN KEY ("solicitacao_uuid") REFERENCES "public"."solicitacao"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "log_cartao" ADD CONSTRAINT "log_cartao_usuario_id_usuario_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuario"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cartao_viajante" ON "cartao" USING btree ("viajante_id","empresa_id") WHERE "cartao"."tipo" = 'VIAJANTE';--> statement-breakpoint
CREATE UNIQUE INDEX "cartao_virtual_vigente" ON "cartao" USING btree ("cotacao_id") WHERE "cartao"."cancelado_em" is null;--> statement-breakpoint
CREATE INDEX "cartao_cotacao" ON "cartao" USING btree ("cotacao_id","criado_em");--> statement-breakpoint
CREATE INDEX "cobranca_cotacao" ON "cobranca" USING btree ("cotacao_id","em");--> statement-breakpoint
CREATE INDEX "codigo_cartao_servico" ON "codigo_cartao" USING btree ("servico_id");--> statement-breakpoint
CREATE INDEX "log_cartao_cotacao" ON "log_cartao" USING btree ("cotacao_id","em");--> statement-breakpoint
CREATE INDEX "log_cartao_usuario" ON "log_cartao" USING btree ("usuario_id","em");