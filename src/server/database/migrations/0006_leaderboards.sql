CREATE TABLE "school_totals" (
	"board" text NOT NULL,
	"school_id" uuid NOT NULL,
	"xp" bigint NOT NULL,
	"pupils" integer NOT NULL,
	CONSTRAINT "school_totals_school_id_board_pk" PRIMARY KEY("school_id","board")
);
--> statement-breakpoint
CREATE TABLE "xp_deltas" (
	"student_id" text NOT NULL,
	"subject" text,
	"amount" integer NOT NULL,
	"earned_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "xp_histogram" (
	"board" text NOT NULL,
	"width" integer NOT NULL,
	"bucket" integer NOT NULL,
	"pupils" integer NOT NULL,
	CONSTRAINT "xp_histogram_board_width_bucket_pk" PRIMARY KEY("board","width","bucket")
);
--> statement-breakpoint
CREATE TABLE "xp_totals" (
	"student_id" text NOT NULL,
	"board" text NOT NULL,
	"xp" integer NOT NULL,
	"school_id" uuid,
	"shown" boolean NOT NULL,
	CONSTRAINT "xp_totals_student_id_board_pk" PRIMARY KEY("student_id","board"),
	CONSTRAINT "xp_totals_xp_positive" CHECK ("xp_totals"."xp" > 0)
);
--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "on_leaderboards" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "xp_ledger" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "xp_totals" ADD CONSTRAINT "xp_totals_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "school_totals_leaders" ON "school_totals" USING btree ("board","xp" DESC NULLS LAST,"school_id");--> statement-breakpoint
CREATE INDEX "xp_totals_leaders" ON "xp_totals" USING btree ("board","xp" DESC NULLS LAST,"student_id") WHERE "xp_totals"."shown";--> statement-breakpoint
CREATE INDEX "xp_totals_by_school" ON "xp_totals" USING btree ("school_id","board","xp") WHERE "xp_totals"."school_id" is not null;
--> statement-breakpoint
-- What one subject's XP is of an earlier version: a card's and a quiz's source names it, a game's play does.
UPDATE "xp_ledger" l SET "subject" = r.ranked
FROM (VALUES ('biology', 'biology'), ('chemistry', 'chemistry'), ('physics', 'physics'), ('maths', 'mathematics'),
  ('english', 'english'), ('english-language', 'english'), ('english-literature', 'english')) r(slug, ranked)
WHERE (l.cause IN ('flashcard', 'quiz', 'perfect-score')
    AND split_part(l.source, '@', 1) ~ ('^(sen|ks1|ks2|gcse|alevel)([/]' || r.slug || '$|-' || r.slug || '-)'))
  OR (l.cause = 'game' AND EXISTS (SELECT FROM "game_plays" g WHERE g.student_id = l.student_id AND g.finished_at = l.earned_at
    AND g.game = split_part(l.source, '@', 1) AND g.subject = r.slug));
--> statement-breakpoint
-- Everything earned so far waits to be counted, as if it were earned now.
INSERT INTO "xp_deltas" (student_id, subject, amount, earned_at) SELECT student_id, subject, amount, earned_at FROM "xp_ledger";
--> statement-breakpoint
UPDATE "profiles" SET "on_leaderboards" = true WHERE "demo" AND "role" = 'student';
--> statement-breakpoint
ALTER TABLE "xp_histogram" SET (fillfactor = 60);
--> statement-breakpoint
CREATE FUNCTION count_xp_totals() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed text := CASE tg_op
    WHEN 'INSERT' THEN 'SELECT board, school_id, xp, 1 AS sign FROM came'
    WHEN 'DELETE' THEN 'SELECT board, school_id, xp, -1 AS sign FROM gone'
    ELSE 'SELECT board, school_id, xp, 1 AS sign FROM came UNION ALL SELECT board, school_id, xp, -1 FROM gone' END;
BEGIN
  -- Whoever carries all these tables over, or ends whole boards, sees to their agreement.
  IF current_setting('revisewell.uncounted', true) = 'on' THEN RETURN NULL; END IF;
  EXECUTE 'INSERT INTO xp_histogram (board, width, bucket, pupils)
    SELECT board, width, xp >> width, sum(sign)::int FROM (' || changed || ') changed CROSS JOIN unnest(ARRAY[0, 8, 16]) AS width
    GROUP BY 1, 2, 3 HAVING sum(sign) <> 0 ORDER BY 1, 2, 3
    ON CONFLICT (board, width, bucket) DO UPDATE SET pupils = xp_histogram.pupils + excluded.pupils';
  EXECUTE 'INSERT INTO school_totals (board, school_id, xp, pupils)
    SELECT board, school_id, sum(sign * xp), sum(sign)::int FROM (' || changed || ') changed WHERE school_id IS NOT NULL
    GROUP BY 1, 2 HAVING sum(sign * xp) <> 0 OR sum(sign) <> 0 ORDER BY 1, 2
    ON CONFLICT (school_id, board) DO UPDATE SET xp = school_totals.xp + excluded.xp, pupils = school_totals.pupils + excluded.pupils';
  IF tg_op <> 'INSERT' THEN
    DELETE FROM school_totals s USING gone WHERE s.school_id = gone.school_id AND s.board = gone.board AND s.pupils = 0;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER xp_totals_came AFTER INSERT ON "xp_totals" REFERENCING NEW TABLE AS came
  FOR EACH STATEMENT EXECUTE FUNCTION count_xp_totals();
--> statement-breakpoint
CREATE TRIGGER xp_totals_changed AFTER UPDATE ON "xp_totals" REFERENCING OLD TABLE AS gone NEW TABLE AS came
  FOR EACH STATEMENT EXECUTE FUNCTION count_xp_totals();
--> statement-breakpoint
CREATE TRIGGER xp_totals_gone AFTER DELETE ON "xp_totals" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION count_xp_totals();
--> statement-breakpoint
CREATE FUNCTION rank_profile() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('revisewell.uncounted', true) = 'on' THEN RETURN NULL; END IF;
  -- Not while awards are being counted, which reads profiles: see server/leaderboards/fold-xp.ts.
  PERFORM pg_advisory_xact_lock(7265766974);
  IF new.role <> 'student' THEN
    DELETE FROM xp_totals WHERE student_id = new.id;
    DELETE FROM xp_deltas WHERE student_id = new.id;
  ELSIF old.role <> 'student' THEN
    DELETE FROM xp_deltas WHERE student_id = new.id;
    INSERT INTO xp_deltas (student_id, subject, amount, earned_at)
      SELECT student_id, subject, amount, earned_at FROM xp_ledger WHERE student_id = new.id;
  ELSE
    UPDATE xp_totals SET school_id = new.school_id, shown = new.on_leaderboards WHERE student_id = new.id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER profiles_ranked AFTER UPDATE ON "profiles" FOR EACH ROW
  WHEN ((old.school_id, old.on_leaderboards, old.role) IS DISTINCT FROM (new.school_id, new.on_leaderboards, new.role))
  EXECUTE FUNCTION rank_profile();
