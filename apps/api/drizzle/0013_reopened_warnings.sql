ALTER TABLE "log_aviso_dispensado" DROP CONSTRAINT "log_aviso_dispensado_chave";--> statement-breakpoint
ALTER TABLE "log_aviso_dispensado" ADD COLUMN "reaberto_por_nome" text;--> statement-breakpoint
ALTER TABLE "log_aviso_dispensado" ADD COLUMN "reaberto_em" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "log_aviso_dispensado_vigente" ON "log_aviso_dispensado" USING btree ("solicitacao_uuid","chave") WHERE "log_aviso_dispensado"."reaberto_em" is null;