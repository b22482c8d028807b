-- A request is found by a ticket of its quotes, however it is written: several stand behind one another, an airline's has three digits before its
-- serial number of ten, and may have its check digit behind it. @see A-087, B-049
CREATE FUNCTION "bilhetes_de"("bilhetes" text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array(
    SELECT DISTINCT right(left("codigo", CASE length("codigo") WHEN 14 THEN 13 WHEN 11 THEN 10 ELSE length("codigo") END), 10)
    FROM (
      SELECT regexp_replace(upper("um"), '[^0-9A-Z]', '', 'g') AS "codigo" FROM regexp_split_to_table("bilhetes", '/') AS "um"
    ) AS "codigos" WHERE "codigo" ~ '[0-9]'
  )
$$;--> statement-breakpoint
CREATE INDEX "cotacao_bilhetes" ON "cotacao" USING gin (bilhetes_de("dados" ->> 'numeroBilhete'));
