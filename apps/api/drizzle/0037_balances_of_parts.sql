DROP INDEX "saldo_cliente_origem";--> statement-breakpoint
ALTER TABLE "saldo_cliente" ADD COLUMN "parte_de" text;--> statement-breakpoint
CREATE INDEX "saldo_cliente_origem" ON "saldo_cliente" USING btree ("origem_cotacao_id");