CREATE TABLE "programa_fidelidade" (
	"viajante_id" text NOT NULL,
	"programa" text NOT NULL,
	"numero" text NOT NULL,
	CONSTRAINT "programa_fidelidade_viajante_id_programa_numero_pk" PRIMARY KEY("viajante_id","programa","numero")
);
