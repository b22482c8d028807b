ALTER TABLE "usuario" ADD COLUMN "senha_enviada_hash" text;--> statement-breakpoint
ALTER TABLE "usuario" ADD COLUMN "senha_enviada_ate" timestamp (3) with time zone;