CREATE TABLE "escrita_feita" (
	"usuario_id" uuid NOT NULL,
	"chamada" text NOT NULL,
	"chave" text NOT NULL,
	"pedido" text NOT NULL,
	"status" integer,
	"resposta" text,
	"em" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "escrita_feita_usuario_id_chamada_chave_pk" PRIMARY KEY("usuario_id","chamada","chave")
);
--> statement-breakpoint
CREATE TABLE "aparelho_conhecido" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"usuario_id" uuid NOT NULL,
	"usado_em" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "limite_login" (
	"chave" text PRIMARY KEY NOT NULL,
	"falhas" integer NOT NULL,
	"ultima" timestamp (3) with time zone NOT NULL,
	"ate" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "aparelho_conhecido" ADD CONSTRAINT "aparelho_conhecido_usuario_id_usuario_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuario"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "escrita_feita_em" ON "escrita_feita" USING btree ("em");--> statement-breakpoint
CREATE INDEX "aparelho_conhecido_usuario" ON "aparelho_conhecido" USING btree ("usuario_id","usado_em");--> statement-breakpoint
CREATE INDEX "limite_login_ultima" ON "limite_login" USING btree ("ultima");