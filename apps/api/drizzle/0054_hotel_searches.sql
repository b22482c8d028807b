CREATE TABLE "pesquisa_hotel" (
	"servico_id" uuid NOT NULL,
	"agencia_servico_id" uuid NOT NULL,
	"estadia" text NOT NULL,
	"em" timestamp (3) with time zone NOT NULL,
	"menor_total" numeric(14, 2) NOT NULL,
	CONSTRAINT "pesquisa_hotel_servico_id_agencia_servico_id_estadia_pk" PRIMARY KEY("servico_id","agencia_servico_id","estadia")
);
--> statement-breakpoint
ALTER TABLE "pesquisa_hotel" ADD CONSTRAINT "pesquisa_hotel_servico_id_servico_id_fk" FOREIGN KEY ("servico_id") REFERENCES "public"."servico"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pesquisa_hotel" ADD CONSTRAINT "pesquisa_hotel_agencia_servico_id_agencia_servico_id_fk" FOREIGN KEY ("agencia_servico_id") REFERENCES "public"."agencia_servico"("id") ON DELETE cascade ON UPDATE no action;