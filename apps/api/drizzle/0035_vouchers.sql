CREATE TABLE "voucher" (
	"id" uuid PRIMARY KEY NOT NULL,
	"solicitacao_uuid" uuid NOT NULL,
	"viajante_id" text NOT NULL,
	"usuario_id" uuid NOT NULL,
	"criada_em" timestamp (3) with time zone NOT NULL,
	"tentada_em" timestamp (3) with time zone,
	"enviada_em" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_solicitacao_uuid_solicitacao_uuid_fk" FOREIGN KEY ("solicitacao_uuid") REFERENCES "public"."solicitacao"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_usuario_id_usuario_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuario"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "voucher_solicitacao" ON "voucher" USING btree ("solicitacao_uuid");