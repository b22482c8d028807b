CREATE TABLE "regra_menor_preco" (
	"empresa_id" integer PRIMARY KEY NOT NULL,
	"valor" numeric(18, 6) NOT NULL,
	"acao" text NOT NULL,
	"titulo" text NOT NULL,
	"descricao" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pesquisa_carro" (
	"servico_id" uuid NOT NULL,
	"agencia_servico_id" uuid NOT NULL,
	"em" timestamp (3) with time zone NOT NULL,
	"ofertas" jsonb NOT NULL,
	CONSTRAINT "pesquisa_carro_servico_id_agencia_servico_id_pk" PRIMARY KEY("servico_id","agencia_servico_id")
);
--> statement-breakpoint
CREATE TABLE "viajante" (
	"empresa_id" integer NOT NULL,
	"viajante_id" text NOT NULL,
	"nome" text NOT NULL,
	"sobrenome" text NOT NULL,
	"data_nascimento" date,
	"email" text,
	CONSTRAINT "viajante_empresa_id_viajante_id_pk" PRIMARY KEY("empresa_id","viajante_id")
);
--> statement-breakpoint
ALTER TABLE "regra_menor_preco" ADD CONSTRAINT "regra_menor_preco_empresa_id_empresa_id_fk" FOREIGN KEY ("empresa_id") REFERENCES "public"."empresa"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pesquisa_carro" ADD CONSTRAINT "pesquisa_carro_servico_id_servico_id_fk" FOREIGN KEY ("servico_id") REFERENCES "public"."servico"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pesquisa_carro" ADD CONSTRAINT "pesquisa_carro_agencia_servico_id_agencia_servico_id_fk" FOREIGN KEY ("agencia_servico_id") REFERENCES "public"."agencia_servico"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viajante" ADD CONSTRAINT "viajante_empresa_id_empresa_id_fk" FOREIGN KEY ("empresa_id") REFERENCES "public"."empresa"("id") ON DELETE no action ON UPDATE no action;