CREATE TABLE "visao" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agencia_id" integer NOT NULL,
	"usuario_id" uuid NOT NULL,
	"nome" text NOT NULL,
	"dados" jsonb NOT NULL,
	"compartilhada" boolean NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visao_inicial" (
	"usuario_id" uuid PRIMARY KEY NOT NULL,
	"visao_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "visao" ADD CONSTRAINT "visao_agencia_id_agencia_id_fk" FOREIGN KEY ("agencia_id") REFERENCES "public"."agencia"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visao" ADD CONSTRAINT "visao_usuario_id_usuario_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuario"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visao_inicial" ADD CONSTRAINT "visao_inicial_usuario_id_usuario_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuario"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visao_inicial" ADD CONSTRAINT "visao_inicial_visao_id_visao_id_fk" FOREIGN KEY ("visao_id") REFERENCES "public"."visao"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "visao_agencia" ON "visao" USING btree ("agencia_id");--> statement-breakpoint
CREATE UNIQUE INDEX "visao_nome" ON "visao" USING btree ("usuario_id",lower("nome"));--> statement-breakpoint
CREATE INDEX "visao_inicial_visao" ON "visao_inicial" USING btree ("visao_id");