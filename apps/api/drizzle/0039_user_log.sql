CREATE TABLE "log_usuario" (
	"id" uuid PRIMARY KEY NOT NULL,
	"usuario_id" uuid NOT NULL,
	"acao" text NOT NULL,
	"autor_nome" text NOT NULL,
	"valor_anterior" text,
	"valor_novo" text,
	"em" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "usuario" ADD COLUMN "compartilhado" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "log_usuario" ADD CONSTRAINT "log_usuario_usuario_id_usuario_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuario"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "log_usuario_usuario" ON "log_usuario" USING btree ("usuario_id","em");