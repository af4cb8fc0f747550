CREATE TABLE "mended_questions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"item_id" text NOT NULL,
	"raised" jsonb NOT NULL,
	"answers_from" timestamp (3) with time zone NOT NULL,
	"answers_until" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "question_keys" (
	"item_id" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"options" jsonb NOT NULL,
	"correct_answer" smallint NOT NULL,
	CONSTRAINT "question_keys_item_id_since_pk" PRIMARY KEY("item_id","since")
);
--> statement-breakpoint
CREATE TABLE "raised_marks" (
	"student_id" text NOT NULL,
	"answer_id" uuid NOT NULL,
	"item_id" text NOT NULL,
	"raised_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone,
	CONSTRAINT "raised_marks_student_id_answer_id_pk" PRIMARY KEY("student_id","answer_id")
);
--> statement-breakpoint
ALTER TABLE "raised_marks" ADD CONSTRAINT "raised_marks_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mended_questions_open" ON "mended_questions" USING btree ("answers_until") WHERE "mended_questions"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "raised_marks_unseen" ON "raised_marks" USING btree ("student_id","raised_at") WHERE "raised_marks"."seen_at" is null;