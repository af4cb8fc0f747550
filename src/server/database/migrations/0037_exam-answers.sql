CREATE TABLE "exam_answers" (
	"student_id" text NOT NULL,
	"id" uuid NOT NULL,
	"topic_id" text NOT NULL,
	"question_id" text NOT NULL,
	"revision" integer NOT NULL,
	"stage" text NOT NULL,
	"parts" jsonb NOT NULL,
	"marks" integer,
	"out_of" integer NOT NULL,
	"xp" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"marked_at" timestamp (3) with time zone,
	CONSTRAINT "exam_answers_student_id_id_pk" PRIMARY KEY("student_id","id"),
	CONSTRAINT "exam_answers_stage_known" CHECK ("exam_answers"."stage" in ('writing', 'checking', 'marked')),
	CONSTRAINT "exam_answers_marks_right" CHECK ("exam_answers"."marks" between 0 and "exam_answers"."out_of")
);
--> statement-breakpoint
ALTER TABLE "exam_answers" ADD CONSTRAINT "exam_answers_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exam_answers_by_question" ON "exam_answers" USING btree ("student_id","question_id","updated_at");