ALTER TABLE "saldo_cliente" ADD COLUMN "viajante_id" text;--> statement-breakpoint
ALTER TABLE "saldo_cliente" ADD COLUMN "numero_bilhete" text;--> statement-breakpoint
ALTER TABLE "saldo_cliente" ADD COLUMN "multa" numeric(14, 2);--> statement-breakpoint
ALTER TABLE "saldo_cliente" ADD COLUMN "origem_cotacao_id" uuid;--> statement-breakpoint
ALTER TABLE "saldo_cliente" ADD COLUMN "cotacao_id" uuid;--> statement-breakpoint
ALTER TABLE "saldo_cliente" ADD COLUMN "tarifa_antes" numeric(14, 2);--> statement-breakpoint
CREATE INDEX "saldo_cliente_viajante" ON "saldo_cliente" USING btree ("viajante_id","cia");--> statement-breakpoint
CREATE UNIQUE INDEX "saldo_cliente_cotacao" ON "saldo_cliente" USING btree ("cotacao_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saldo_cliente_origem" ON "saldo_cliente" USING btree ("origem_cotacao_id");