DROP INDEX "saldo_cliente_origem";--> statement-breakpoint
CREATE INDEX "saldo_cliente_origem" ON "saldo_cliente" USING btree ("origem_cotacao_id");