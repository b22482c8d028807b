CREATE TABLE "cotacao_removida" (
	"id" uuid PRIMARY KEY NOT NULL,
	"servico_id" uuid NOT NULL,
	"escolhida" boolean NOT NULL,
	"versao" integer NOT NULL,
	"dados" jsonb NOT NULL,
	"criada_em" timestamp (3) with time zone NOT NULL,
	"removida_em" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cotacao_removida" ADD CONSTRAINT "cotacao_removida_servico_id_servico_id_fk" FOREIGN KEY ("servico_id") REFERENCES "public"."servico"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cotacao_removida_em" ON "cotacao_removida" USING btree ("removida_em");