CREATE TABLE "class_members" (
	"student_id" text NOT NULL,
	"class_id" uuid NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "class_members_student_id_class_id_pk" PRIMARY KEY("student_id","class_id")
);
--> statement-breakpoint
CREATE TABLE "school_classes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid,
	"teacher_id" text NOT NULL,
	"name" text NOT NULL,
	"join_code" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"archived_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "parent_links" (
	"student_id" text NOT NULL,
	"parent_id" text NOT NULL,
	"linked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "parent_links_student_id_parent_id_pk" PRIMARY KEY("student_id","parent_id")
);
--> statement-breakpoint
CREATE TABLE "study_group_members" (
	"student_id" text NOT NULL,
	"group_id" uuid NOT NULL,
	"role" text NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "study_group_members_student_id_group_id_pk" PRIMARY KEY("student_id","group_id"),
	CONSTRAINT "study_group_members_role_known" CHECK ("study_group_members"."role" in ('leader', 'member'))
);
--> statement-breakpoint
CREATE TABLE "study_groups" (
	"school_id" uuid NOT NULL,
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"subject" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"max_members" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "study_groups_max_members_sensible" CHECK ("study_groups"."max_members" between 2 and 30)
);
--> statement-breakpoint
ALTER TABLE "class_members" ADD CONSTRAINT "class_members_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_members" ADD CONSTRAINT "class_members_class_id_school_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."school_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_classes" ADD CONSTRAINT "school_classes_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_classes" ADD CONSTRAINT "school_classes_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parent_links" ADD CONSTRAINT "parent_links_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parent_links" ADD CONSTRAINT "parent_links_parent_id_users_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_group_members" ADD CONSTRAINT "study_group_members_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_group_members" ADD CONSTRAINT "study_group_members_group_id_study_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."study_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_groups" ADD CONSTRAINT "study_groups_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "class_members_by_class" ON "class_members" USING btree ("class_id","joined_at");--> statement-breakpoint
CREATE UNIQUE INDEX "school_classes_join_code" ON "school_classes" USING btree ("join_code");--> statement-breakpoint
CREATE INDEX "school_classes_by_teacher" ON "school_classes" USING btree ("teacher_id","created_at");--> statement-breakpoint
CREATE INDEX "parent_links_by_parent" ON "parent_links" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "study_group_members_by_group" ON "study_group_members" USING btree ("group_id","joined_at");--> statement-breakpoint
CREATE UNIQUE INDEX "study_group_members_one_leader" ON "study_group_members" USING btree ("group_id") WHERE "study_group_members"."role" = 'leader';--> statement-breakpoint
CREATE INDEX "study_groups_by_school" ON "study_groups" USING btree ("school_id","created_at");