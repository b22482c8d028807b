CREATE TABLE "viajante_vip" (
	"agencia_id" integer NOT NULL,
	"empresa_id" integer NOT NULL,
	"viajante_id" text NOT NULL,
	"vip" boolean NOT NULL,
	"premium" boolean NOT NULL,
	CONSTRAINT "viajante_vip_agencia_id_empresa_id_viajante_id_pk" PRIMARY KEY("agencia_id","empresa_id","viajante_id")
);
--> statement-breakpoint
ALTER TABLE "viajante_vip" ADD CONSTRAINT "viajante_vip_agencia_id_agencia_id_fk" FOREIGN KEY ("agencia_id") REFERENCES "public"."agencia"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viajante_vip" ADD CONSTRAINT "viajante_vip_empresa_id_empresa_id_fk" FOREIGN KEY ("empresa_id") REFERENCES "public"."empresa"("id") ON DELETE no action ON UPDATE no action;