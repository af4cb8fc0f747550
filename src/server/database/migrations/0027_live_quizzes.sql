CREATE TABLE "live_quiz_responses" (
	"live_quiz_id" uuid NOT NULL,
	"at" integer NOT NULL,
	"student_id" text NOT NULL,
	"response" jsonb NOT NULL,
	"marks" integer NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "live_quiz_responses_live_quiz_id_at_student_id_pk" PRIMARY KEY("live_quiz_id","at","student_id")
);
--> statement-breakpoint
CREATE TABLE "live_quizzes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"host_id" text NOT NULL,
	"class_id" uuid,
	"session_id" uuid,
	"quiz_id" uuid,
	"title" text NOT NULL,
	"questions" jsonb NOT NULL,
	"seed" integer NOT NULL,
	"phase" text NOT NULL,
	"at" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "live_quizzes_one_place" CHECK (num_nonnulls("live_quizzes"."class_id", "live_quizzes"."session_id") = 1),
	CONSTRAINT "live_quizzes_phase_known" CHECK ("live_quizzes"."phase" in ('lobby', 'asking', 'shown', 'ended'))
);
--> statement-breakpoint
ALTER TABLE "live_quiz_responses" ADD CONSTRAINT "live_quiz_responses_live_quiz_id_live_quizzes_id_fk" FOREIGN KEY ("live_quiz_id") REFERENCES "public"."live_quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_quiz_responses" ADD CONSTRAINT "live_quiz_responses_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_quizzes" ADD CONSTRAINT "live_quizzes_host_id_users_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_quizzes" ADD CONSTRAINT "live_quizzes_class_id_school_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."school_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_quizzes" ADD CONSTRAINT "live_quizzes_session_id_group_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."group_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_quiz_responses_by_student" ON "live_quiz_responses" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "live_quizzes_by_class" ON "live_quizzes" USING btree ("class_id","created_at");--> statement-breakpoint
CREATE INDEX "live_quizzes_by_session" ON "live_quizzes" USING btree ("session_id","created_at");--> statement-breakpoint
CREATE INDEX "live_quizzes_by_host" ON "live_quizzes" USING btree ("host_id");