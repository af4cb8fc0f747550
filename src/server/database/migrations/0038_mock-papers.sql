CREATE TABLE "paper_sittings" (
	"student_id" text NOT NULL,
	"id" uuid NOT NULL,
	"paper_id" text NOT NULL,
	"question_ids" jsonb NOT NULL,
	"minutes" integer,
	"started_at" timestamp (3) with time zone NOT NULL,
	"paused_at" timestamp (3) with time zone,
	"rest_ms" integer DEFAULT 0 NOT NULL,
	"handed_in_at" timestamp (3) with time zone,
	CONSTRAINT "paper_sittings_student_id_id_pk" PRIMARY KEY("student_id","id"),
	CONSTRAINT "paper_sittings_rest_right" CHECK ("paper_sittings"."rest_ms" >= 0)
);
--> statement-breakpoint
ALTER TABLE "exam_answers" ADD COLUMN "sitting_id" uuid;--> statement-breakpoint
ALTER TABLE "paper_sittings" ADD CONSTRAINT "paper_sittings_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "paper_sittings_by_paper" ON "paper_sittings" USING btree ("student_id","paper_id","started_at");--> statement-breakpoint
CREATE INDEX "exam_answers_by_sitting" ON "exam_answers" USING btree ("student_id","sitting_id") WHERE "exam_answers"."sitting_id" is not null;