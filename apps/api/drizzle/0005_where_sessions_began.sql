ALTER TABLE "sessao" ADD COLUMN "endereco" text;--> statement-breakpoint
ALTER TABLE "sessao" ADD COLUMN "programa" text;