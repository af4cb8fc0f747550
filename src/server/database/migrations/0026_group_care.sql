CREATE TABLE "group_removals" (
	"group_id" uuid NOT NULL,
	"student_id" text NOT NULL,
	"removed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "group_removals_group_id_student_id_pk" PRIMARY KEY("group_id","student_id")
);
--> statement-breakpoint
DROP INDEX "study_groups_by_school";--> statement-breakpoint
ALTER TABLE "study_groups" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "group_removals" ADD CONSTRAINT "group_removals_group_id_study_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."study_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_removals" ADD CONSTRAINT "group_removals_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "group_removals_by_student" ON "group_removals" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "study_groups_closed" ON "study_groups" USING btree ("closed_at") WHERE "study_groups"."closed_at" is not null;--> statement-breakpoint
CREATE INDEX "study_groups_by_school" ON "study_groups" USING btree ("school_id","created_at","id");