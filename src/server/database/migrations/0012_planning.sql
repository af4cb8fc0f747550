CREATE TABLE "calendar_feeds" (
	"student_id" text PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exams" (
	"student_id" text NOT NULL,
	"id" uuid NOT NULL,
	"level" text NOT NULL,
	"subject" text NOT NULL,
	"board" text,
	"paper" text NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "exams_student_id_id_pk" PRIMARY KEY("student_id","id")
);
--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "rest_days" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exams" ADD CONSTRAINT "exams_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feeds_secret" ON "calendar_feeds" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "exams_by_day" ON "exams" USING btree ("student_id","day");