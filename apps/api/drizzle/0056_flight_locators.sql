-- A quote that was priced by hand has its locators at its flights alone, which the former index did not know. @see B-049
CREATE FUNCTION "localizadores_de"("dados" jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array(
    SELECT DISTINCT upper(trim("codigo")) FROM (
      SELECT "dados" ->> 'localizador' AS "codigo"
      UNION ALL SELECT "dados" ->> 'codigoReserva'
      UNION ALL SELECT "voo" #>> '{}' FROM jsonb_path_query("dados", '$.segmentos[*].voos[*].localizador') AS "voo"
    ) AS "codigos" WHERE trim("codigo") <> ''
  )
$$;--> statement-breakpoint
DROP INDEX "cotacao_localizador";--> statement-breakpoint
CREATE INDEX "cotacao_localizadores" ON "cotacao" USING gin (localizadores_de("dados"));
