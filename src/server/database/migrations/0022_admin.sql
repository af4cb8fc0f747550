-- What a search looks for in a text: its runs of three characters, and the first one and two letters of each word after a
-- blank. It is ours, since pg_trgm is not in every PostgreSQL and not in the embedded one.
CREATE FUNCTION search_grams(source text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT gram), '{}') FROM (
    SELECT substr(lower(source), n, 3) AS gram FROM generate_series(1, length(source) - 2) n
    UNION ALL
    SELECT ' ' || left(word, size) FROM regexp_split_to_table(lower(source), '[^[:alnum:]]+') word, generate_series(1, 2) size
      WHERE word <> ''
  ) grams
$$;
--> statement-breakpoint
CREATE TABLE "content_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"subject" text NOT NULL,
	"board" text NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"shown" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "content_items_type_known" CHECK ("content_items"."type" in ('flashcard', 'quiz', 'note', 'video'))
);
--> statement-breakpoint
ALTER TABLE "schools" ADD COLUMN "named_adult_id" text;--> statement-breakpoint
CREATE INDEX "content_items_newest" ON "content_items" USING btree ("type","created_at","id");--> statement-breakpoint
CREATE INDEX "content_items_by_subject" ON "content_items" USING btree ("type","subject","created_at","id");--> statement-breakpoint
CREATE INDEX "content_items_shown" ON "content_items" USING btree ("type","board","subject","created_at") WHERE "content_items"."shown" is not null;--> statement-breakpoint
CREATE INDEX "content_items_search" ON "content_items" USING gin (search_grams("title"));--> statement-breakpoint
ALTER TABLE "schools" ADD CONSTRAINT "schools_named_adult_id_users_id_fk" FOREIGN KEY ("named_adult_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "profiles_by_name" ON "profiles" USING btree (lower("full_name"),"id");--> statement-breakpoint
CREATE INDEX "profiles_search" ON "profiles" USING gin (search_grams("full_name" || E'\n' || "email" || E'\n' || "role"));--> statement-breakpoint
CREATE INDEX "schools_by_name" ON "schools" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "schools_search" ON "schools" USING gin (search_grams("name"));--> statement-breakpoint
CREATE INDEX "schools_named_adult" ON "schools" USING btree ("named_adult_id");--> statement-breakpoint
CREATE INDEX "concerns_by_school" ON "concerns" USING btree ("school_id","received_at");