CREATE TABLE "link_cartao" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"solicitacao_uuid" uuid NOT NULL,
	"cotacao_id" uuid NOT NULL,
	"numero" text,
	"codigo" text,
	"titular" text NOT NULL,
	"validade" text NOT NULL,
	"vistas" integer DEFAULT 0 NOT NULL,
	"criado_em" timestamp (3) with time zone NOT NULL,
	"termina_em" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "link_cartao_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "reserva_email" (
	"id" integer PRIMARY KEY NOT NULL,
	"solicitacao_uuid" uuid NOT NULL,
	"cotacao_id" uuid NOT NULL,
	"usuario_id" uuid NOT NULL,
	"criada_em" timestamp (3) with time zone NOT NULL,
	"tentada_em" timestamp (3) with time zone,
	"enviada_em" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "vista_cartao" (
	"id" uuid PRIMARY KEY NOT NULL,
	"link_id" uuid NOT NULL,
	"em" timestamp (3) with time zone NOT NULL,
	"endereco" text NOT NULL,
	"programa" text,
	"com_codigo" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "link_cartao" ADD CONSTRAINT "link_cartao_solicitacao_uuid_solicitacao_uuid_fk" FOREIGN KEY ("solicitacao_uuid") REFERENCES "public"."solicitacao"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reserva_email" ADD CONSTRAINT "reserva_email_solicitacao_uuid_solicitacao_uuid_fk" FOREIGN KEY ("solicitacao_uuid") REFERENCES "public"."solicitacao"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reserva_email" ADD CONSTRAINT "reserva_email_usuario_id_usuario_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuario"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vista_cartao" ADD CONSTRAINT "vista_cartao_link_id_link_cartao_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."link_cartao"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "link_cartao_termina_em" ON "link_cartao" USING btree ("termina_em");--> statement-breakpoint
CREATE INDEX "link_cartao_cotacao" ON "link_cartao" USING btree ("cotacao_id");--> statement-breakpoint
CREATE INDEX "reserva_email_cotacao" ON "reserva_email" USING btree ("cotacao_id");--> statement-breakpoint
CREATE INDEX "vista_cartao_link" ON "vista_cartao" USING btree ("link_id","em");