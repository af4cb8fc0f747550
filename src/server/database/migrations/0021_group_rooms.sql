CREATE TABLE "group_session_topics" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"topic_id" text NOT NULL,
	"chosen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "group_stopwatches" (
	"group_id" uuid PRIMARY KEY NOT NULL,
	"elapsed_ms" integer NOT NULL,
	"running_since" timestamp (3) with time zone,
	CONSTRAINT "group_stopwatches_elapsed_positive" CHECK ("group_stopwatches"."elapsed_ms" >= 0)
);
--> statement-breakpoint
ALTER TABLE "group_session_topics" ADD CONSTRAINT "group_session_topics_session_id_group_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."group_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_stopwatches" ADD CONSTRAINT "group_stopwatches_group_id_study_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."study_groups"("id") ON DELETE cascade ON UPDATE no action;