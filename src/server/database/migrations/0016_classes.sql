CREATE TABLE "class_accounts" (
	"student_id" text PRIMARY KEY NOT NULL,
	"class_id" uuid,
	"picture_hash" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"set_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "class_invitations" (
	"class_id" uuid NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"invited_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "class_invitations_class_id_email_pk" PRIMARY KEY("class_id","email")
);
--> statement-breakpoint
CREATE TABLE "class_teachers" (
	"class_id" uuid NOT NULL,
	"teacher_id" text NOT NULL,
	"invited_at" timestamp (3) with time zone NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	CONSTRAINT "class_teachers_class_id_teacher_id_pk" PRIMARY KEY("class_id","teacher_id")
);
--> statement-breakpoint
ALTER TABLE "school_classes" ADD COLUMN "year" text;--> statement-breakpoint
ALTER TABLE "school_classes" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "school_classes" ADD COLUMN "joining" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "class_accounts" ADD CONSTRAINT "class_accounts_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_accounts" ADD CONSTRAINT "class_accounts_class_id_school_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."school_classes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_invitations" ADD CONSTRAINT "class_invitations_class_id_school_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."school_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_teachers" ADD CONSTRAINT "class_teachers_class_id_school_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."school_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_teachers" ADD CONSTRAINT "class_teachers_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "class_accounts_by_class" ON "class_accounts" USING btree ("class_id");--> statement-breakpoint
CREATE INDEX "class_teachers_by_teacher" ON "class_teachers" USING btree ("teacher_id");