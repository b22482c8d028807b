-- What the form of a quote chose of a balance stands beside what the quote uses as it is stored, until it is saved. @see Q-146
ALTER TABLE "saldo_cliente" ADD COLUMN "valor_escolhido" numeric(14, 2);--> statement-breakpoint
DROP INDEX "saldo_cliente_cotacao";--> statement-breakpoint
CREATE UNIQUE INDEX "saldo_cliente_cotacao" ON "saldo_cliente" USING btree ("cotacao_id",("valor_escolhido" is null));--> statement-breakpoint
UPDATE "saldo_cliente" SET "valor_escolhido" = "valor" FROM "cotacao"
  WHERE "cotacao"."id" = "saldo_cliente"."cotacao_id" AND NOT ("cotacao"."dados" ->> 'utilizaSaldo')::boolean;--> statement-breakpoint
-- Quotes that were removed or replaced kept theirs for ever.
UPDATE "saldo_cliente" SET "cotacao_id" = NULL, "tarifa_antes" = NULL
  WHERE "cotacao_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "cotacao" WHERE "cotacao"."id" = "saldo_cliente"."cotacao_id");
