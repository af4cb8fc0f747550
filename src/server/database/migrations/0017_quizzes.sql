CREATE TABLE "quiz_media" (
	"quiz_id" uuid NOT NULL,
	"id" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "quiz_media_quiz_id_id_pk" PRIMARY KEY("quiz_id","id"),
	CONSTRAINT "quiz_media_size_right" CHECK ("quiz_media"."size" > 0)
);
--> statement-breakpoint
CREATE TABLE "quiz_questions" (
	"quiz_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer NOT NULL,
	"position" integer NOT NULL,
	"current" boolean NOT NULL,
	"content" jsonb NOT NULL,
	"html" jsonb NOT NULL,
	CONSTRAINT "quiz_questions_quiz_id_id_version_pk" PRIMARY KEY("quiz_id","id","version"),
	CONSTRAINT "quiz_questions_version_positive" CHECK ("quiz_questions"."version" > 0)
);
--> statement-breakpoint
CREATE TABLE "quizzes" (
	"owner_id" text NOT NULL,
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"shared_with_school" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "teacher_quiz_attempts" (
	"student_id" text NOT NULL,
	"id" uuid NOT NULL,
	"quiz_id" uuid NOT NULL,
	"task_id" uuid,
	"seed" integer NOT NULL,
	"questions" jsonb NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"marks" integer DEFAULT 0 NOT NULL,
	"out_of" integer DEFAULT 0 NOT NULL,
	"xp" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "teacher_quiz_attempts_student_id_id_pk" PRIMARY KEY("student_id","id"),
	CONSTRAINT "teacher_quiz_attempts_marks_right" CHECK ("teacher_quiz_attempts"."marks" between 0 and "teacher_quiz_attempts"."out_of")
);
--> statement-breakpoint
CREATE TABLE "teacher_quiz_responses" (
	"student_id" text NOT NULL,
	"attempt_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"quiz_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"response" jsonb,
	"answered_at" timestamp (3) with time zone NOT NULL,
	"marks" integer,
	"out_of" integer,
	"verdict" text,
	"finding" text,
	"misconceptions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"raised_at" timestamp (3) with time zone,
	CONSTRAINT "teacher_quiz_responses_student_id_attempt_id_question_id_pk" PRIMARY KEY("student_id","attempt_id","question_id"),
	CONSTRAINT "teacher_quiz_responses_marks_right" CHECK ("teacher_quiz_responses"."marks" between 0 and "teacher_quiz_responses"."out_of")
);
--> statement-breakpoint
ALTER TABLE "quiz_media" ADD CONSTRAINT "quiz_media_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_questions" ADD CONSTRAINT "quiz_questions_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quizzes" ADD CONSTRAINT "quizzes_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_quiz_attempts" ADD CONSTRAINT "teacher_quiz_attempts_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_quiz_attempts" ADD CONSTRAINT "teacher_quiz_attempts_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_quiz_responses" ADD CONSTRAINT "teacher_quiz_responses_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_quiz_responses" ADD CONSTRAINT "teacher_quiz_responses_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "quiz_questions_current" ON "quiz_questions" USING btree ("quiz_id","id") WHERE "quiz_questions"."current";--> statement-breakpoint
CREATE INDEX "quiz_questions_in_order" ON "quiz_questions" USING btree ("quiz_id","position","id") WHERE "quiz_questions"."current";--> statement-breakpoint
CREATE INDEX "quizzes_by_owner" ON "quizzes" USING btree ("owner_id","updated_at","id") WHERE "quizzes"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "quizzes_shared" ON "quizzes" USING btree ("owner_id","updated_at") WHERE "quizzes"."shared_with_school" and "quizzes"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "teacher_quiz_attempts_by_student" ON "teacher_quiz_attempts" USING btree ("student_id","quiz_id","started_at");--> statement-breakpoint
CREATE INDEX "teacher_quiz_attempts_by_quiz" ON "teacher_quiz_attempts" USING btree ("quiz_id","student_id");--> statement-breakpoint
CREATE INDEX "teacher_quiz_attempts_by_task" ON "teacher_quiz_attempts" USING btree ("task_id","student_id") WHERE "teacher_quiz_attempts"."task_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "teacher_quiz_attempts_one_open" ON "teacher_quiz_attempts" USING btree ("student_id","quiz_id",coalesce("task_id", '00000000-0000-0000-0000-000000000000'::uuid)) WHERE "teacher_quiz_attempts"."submitted_at" is null;--> statement-breakpoint
CREATE INDEX "teacher_quiz_responses_by_question" ON "teacher_quiz_responses" USING btree ("quiz_id","question_id");