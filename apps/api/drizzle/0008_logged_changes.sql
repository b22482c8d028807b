ALTER TABLE "log_cotacao" ADD COLUMN "alteracoes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "log_solicitacao" ADD COLUMN "alteracoes" jsonb DEFAULT '[]'::jsonb NOT NULL;