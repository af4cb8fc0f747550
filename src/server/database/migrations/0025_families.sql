CREATE TABLE "child_support" (
	"student_id" text PRIMARY KEY NOT NULL,
	"sen_by" text,
	"sen_at" timestamp (3) with time zone,
	"reading_before" jsonb,
	"timed_advance_before" boolean,
	"goals_by" text,
	"goals_at" timestamp (3) with time zone,
	"daily_goal" integer,
	"rest_days" jsonb
);
--> statement-breakpoint
CREATE TABLE "link_codes" (
	"student_id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "parent_preferences" (
	"parent_id" text PRIMARY KEY NOT NULL,
	"weekly_day" smallint,
	"overdue_tasks" boolean DEFAULT false NOT NULL,
	CONSTRAINT "parent_preferences_day" CHECK ("parent_preferences"."weekly_day" between 1 and 7)
);
--> statement-breakpoint
CREATE TABLE "weekly_reports" (
	"student_id" text NOT NULL,
	"parent_id" text NOT NULL,
	"week" date NOT NULL,
	"content" jsonb NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"mailed_at" timestamp (3) with time zone,
	CONSTRAINT "weekly_reports_student_id_parent_id_week_pk" PRIMARY KEY("student_id","parent_id","week")
);
--> statement-breakpoint
ALTER TABLE "child_support" ADD CONSTRAINT "child_support_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "child_support" ADD CONSTRAINT "child_support_sen_by_users_id_fk" FOREIGN KEY ("sen_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "child_support" ADD CONSTRAINT "child_support_goals_by_users_id_fk" FOREIGN KEY ("goals_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_codes" ADD CONSTRAINT "link_codes_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parent_preferences" ADD CONSTRAINT "parent_preferences_parent_id_users_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weekly_reports" ADD CONSTRAINT "weekly_reports_link" FOREIGN KEY ("student_id","parent_id") REFERENCES "public"."parent_links"("student_id","parent_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "link_codes_code" ON "link_codes" USING btree ("code");