CREATE TABLE "marking_comments" (
	"teacher_id" text NOT NULL,
	"id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "marking_comments_teacher_id_id_pk" PRIMARY KEY("teacher_id","id")
);
--> statement-breakpoint
ALTER TABLE "teacher_quiz_responses" ADD COLUMN "ticked" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "teacher_quiz_responses" ADD COLUMN "comment" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "teacher_quiz_responses" ADD COLUMN "teacher_marked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "teacher_quiz_responses" ADD COLUMN "mark_revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "marking_comments" ADD CONSTRAINT "marking_comments_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;