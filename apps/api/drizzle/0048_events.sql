CREATE TABLE "evento" (
	"id" uuid PRIMARY KEY NOT NULL,
	"transacao" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"tipo" text NOT NULL,
	"agencia_id" integer NOT NULL,
	"empresa_id" integer NOT NULL,
	"solicitacao_id" integer NOT NULL,
	"em" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "presenca" (
	"id" uuid PRIMARY KEY NOT NULL,
	"solicitacao_uuid" uuid NOT NULL,
	"usuario_id" uuid NOT NULL,
	"cotacao_id" uuid,
	"vista_em" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "presenca" ADD CONSTRAINT "presenca_solicitacao_uuid_solicitacao_uuid_fk" FOREIGN KEY ("solicitacao_uuid") REFERENCES "public"."solicitacao"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presenca" ADD CONSTRAINT "presenca_usuario_id_usuario_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuario"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "evento_transacao" ON "evento" USING btree ("transacao");--> statement-breakpoint
CREATE INDEX "evento_em" ON "evento" USING btree ("em");--> statement-breakpoint
CREATE INDEX "presenca_solicitacao" ON "presenca" USING btree ("solicitacao_uuid");