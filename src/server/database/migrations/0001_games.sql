CREATE TABLE "game_plays" (
	"student_id" text NOT NULL,
	"id" uuid NOT NULL,
	"game" text NOT NULL,
	"level" text NOT NULL,
	"subject" text NOT NULL,
	"topic_id" text,
	"pace" text NOT NULL,
	"seed" integer NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"points" integer DEFAULT 0 NOT NULL,
	"correct" integer DEFAULT 0 NOT NULL,
	"best_combo" integer DEFAULT 0 NOT NULL,
	"quick" integer DEFAULT 0 NOT NULL,
	"perfect" boolean DEFAULT false NOT NULL,
	"xp" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "game_plays_student_id_id_pk" PRIMARY KEY("student_id","id"),
	CONSTRAINT "game_plays_pace_known" CHECK ("game_plays"."pace" in ('race', 'calm'))
);
--> statement-breakpoint
ALTER TABLE "game_plays" ADD CONSTRAINT "game_plays_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "game_plays_unfinished" ON "game_plays" USING btree ("student_id","started_at") WHERE "game_plays"."finished_at" is null;