ALTER TABLE "solicitacao" ADD COLUMN "aprovador_id" text;--> statement-breakpoint
ALTER TABLE "usuario" ADD COLUMN "pessoa_id" text;