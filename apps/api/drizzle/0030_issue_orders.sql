CREATE TABLE "oferta_reserva" (
	"cotacao_id" uuid PRIMARY KEY NOT NULL,
	"versao" integer NOT NULL,
	"dados" jsonb NOT NULL,
	"encontrada_em" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pedido_emissao" (
	"id" uuid PRIMARY KEY NOT NULL,
	"solicitacao_uuid" uuid NOT NULL,
	"cotacao_id" uuid NOT NULL,
	"usuario_id" uuid NOT NULL,
	"novo_tipo_pagamento" jsonb,
	"situacao" text NOT NULL,
	"pedido_em" timestamp (3) with time zone NOT NULL,
	"enviado_em" timestamp (3) with time zone,
	"respondido_em" timestamp (3) with time zone,
	"resposta" jsonb
);
--> statement-breakpoint
ALTER TABLE "pedido_emissao" ADD CONSTRAINT "pedido_emissao_solicitacao_uuid_solicitacao_uuid_fk" FOREIGN KEY ("solicitacao_uuid") REFERENCES "public"."solicitacao"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pedido_emissao" ADD CONSTRAINT "pedido_emissao_usuario_id_usuario_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuario"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pedido_emissao_aberto" ON "pedido_emissao" USING btree ("cotacao_id") WHERE respondido_em is null;