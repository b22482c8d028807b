CREATE TABLE "log_aviso_dispensado" (
	"id" uuid PRIMARY KEY NOT NULL,
	"solicitacao_uuid" uuid NOT NULL,
	"chave" text NOT NULL,
	"motivo" text NOT NULL,
	"usuario_id" uuid NOT NULL,
	"usuario_nome" text NOT NULL,
	"em" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "log_aviso_dispensado_chave" UNIQUE("solicitacao_uuid","chave")
);
--> statement-breakpoint
ALTER TABLE "log_aviso_dispensado" ADD CONSTRAINT "log_aviso_dispensado_solicitacao_uuid_solicitacao_uuid_fk" FOREIGN KEY ("solicitacao_uuid") REFERENCES "public"."solicitacao"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "log_aviso_dispensado" ADD CONSTRAINT "log_aviso_dispensado_usuario_id_usuario_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuario"("id") ON DELETE no action ON UPDATE no action;