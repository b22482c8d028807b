CREATE TABLE "anexo" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"servico_id" uuid NOT NULL,
	"cotacao_id" uuid,
	"arquivo_id" uuid NOT NULL,
	"descricao" text NOT NULL,
	"criado_em" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "anexo_arquivo_id_unique" UNIQUE("arquivo_id")
);
--> statement-breakpoint
CREATE TABLE "arquivo" (
	"id" uuid PRIMARY KEY NOT NULL,
	"servico_id" uuid NOT NULL,
	"extensao" text NOT NULL,
	"tipo" text NOT NULL,
	"tamanho" integer NOT NULL,
	"usuario_id" uuid NOT NULL,
	"guardado" boolean NOT NULL,
	"sem_anexo_desde" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "log_anexo" (
	"id" uuid PRIMARY KEY NOT NULL,
	"anexo_uuid" uuid NOT NULL,
	"servico_id" uuid NOT NULL,
	"cotacao_id" uuid,
	"acao" text NOT NULL,
	"usuario_nome" text NOT NULL,
	"descricao" text NOT NULL,
	"em" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "anexo" ADD CONSTRAINT "anexo_servico_id_servico_id_fk" FOREIGN KEY ("servico_id") REFERENCES "public"."servico"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "anexo" ADD CONSTRAINT "anexo_arquivo_id_arquivo_id_fk" FOREIGN KEY ("arquivo_id") REFERENCES "public"."arquivo"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arquivo" ADD CONSTRAINT "arquivo_servico_id_servico_id_fk" FOREIGN KEY ("servico_id") REFERENCES "public"."servico"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arquivo" ADD CONSTRAINT "arquivo_usuario_id_usuario_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuario"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "log_anexo" ADD CONSTRAINT "log_anexo_servico_id_servico_id_fk" FOREIGN KEY ("servico_id") REFERENCES "public"."servico"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "anexo_servico" ON "anexo" USING btree ("servico_id","criado_em");--> statement-breakpoint
CREATE INDEX "anexo_cotacao" ON "anexo" USING btree ("cotacao_id");--> statement-breakpoint
CREATE INDEX "arquivo_sem_anexo_desde" ON "arquivo" USING btree ("sem_anexo_desde");--> statement-breakpoint
CREATE INDEX "log_anexo_servico" ON "log_anexo" USING btree ("servico_id","em");