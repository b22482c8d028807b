CREATE TABLE "conversa" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conversa_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"solicitacao_uuid" uuid NOT NULL,
	CONSTRAINT "conversa_solicitacao_uuid_unique" UNIQUE("solicitacao_uuid")
);
--> statement-breakpoint
CREATE TABLE "mensagem" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mensagem_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"conversa_id" integer NOT NULL,
	"texto" text NOT NULL,
	"usuario_id" uuid,
	"autor" text NOT NULL,
	"lida" boolean DEFAULT false NOT NULL,
	"em" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "conversa" ADD CONSTRAINT "conversa_solicitacao_uuid_solicitacao_uuid_fk" FOREIGN KEY ("solicitacao_uuid") REFERENCES "public"."solicitacao"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mensagem" ADD CONSTRAINT "mensagem_conversa_id_conversa_id_fk" FOREIGN KEY ("conversa_id") REFERENCES "public"."conversa"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mensagem" ADD CONSTRAINT "mensagem_usuario_id_usuario_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuario"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mensagem_conversa" ON "mensagem" USING btree ("conversa_id","id");