CREATE TABLE "grupo_servico" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "grupo_servico_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"agencia_id" integer NOT NULL,
	"versao" integer NOT NULL,
	"nome" text NOT NULL,
	"descricao" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "grupo_servico_empresa" (
	"grupo_id" integer NOT NULL,
	"empresa_id" integer NOT NULL,
	"ordem" integer NOT NULL,
	CONSTRAINT "grupo_servico_empresa_grupo_id_empresa_id_pk" PRIMARY KEY("grupo_id","empresa_id")
);
--> statement-breakpoint
ALTER TABLE "grupo_servico" ADD CONSTRAINT "grupo_servico_agencia_id_agencia_id_fk" FOREIGN KEY ("agencia_id") REFERENCES "public"."agencia"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grupo_servico_empresa" ADD CONSTRAINT "grupo_servico_empresa_grupo_id_grupo_servico_id_fk" FOREIGN KEY ("grupo_id") REFERENCES "public"."grupo_servico"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grupo_servico_empresa" ADD CONSTRAINT "grupo_servico_empresa_empresa_id_empresa_id_fk" FOREIGN KEY ("empresa_id") REFERENCES "public"."empresa"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "grupo_servico_agencia" ON "grupo_servico" USING btree ("agencia_id");