CREATE TABLE "geracao_relatorio" (
	"id" uuid PRIMARY KEY NOT NULL,
	"usuario_id" uuid NOT NULL,
	"estado" text NOT NULL,
	"pedido" jsonb NOT NULL,
	"idioma" text NOT NULL,
	"lidas" integer DEFAULT 0 NOT NULL,
	"total" integer,
	"nome_arquivo" text NOT NULL,
	"formato" text NOT NULL,
	"criada_em" timestamp (3) with time zone NOT NULL,
	"vista_em" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "geracao_relatorio" ADD CONSTRAINT "geracao_relatorio_usuario_id_usuario_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuario"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "geracao_relatorio_estado" ON "geracao_relatorio" USING btree ("estado","criada_em");--> statement-breakpoint
CREATE INDEX "geracao_relatorio_criada_em" ON "geracao_relatorio" USING btree ("criada_em");