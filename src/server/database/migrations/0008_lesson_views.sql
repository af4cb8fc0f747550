CREATE TABLE "guest_lesson_views" (
	"mark" text PRIMARY KEY NOT NULL,
	"day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lesson_view_counts" (
	"topic_id" text PRIMARY KEY NOT NULL,
	"views" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lesson_views" (
	"viewer_id" text NOT NULL,
	"topic_id" text NOT NULL,
	"day" date NOT NULL,
	"edition" text NOT NULL,
	"sentence" integer NOT NULL,
	"sentences" integer NOT NULL,
	"watched_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lesson_views_viewer_id_topic_id_day_pk" PRIMARY KEY("viewer_id","topic_id","day"),
	CONSTRAINT "lesson_views_edition_known" CHECK ("lesson_views"."edition" in ('full', 'easy'))
);
--> statement-breakpoint
ALTER TABLE "lesson_views" ADD CONSTRAINT "lesson_views_viewer_id_users_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guest_lesson_views_by_day" ON "guest_lesson_views" USING btree ("day");