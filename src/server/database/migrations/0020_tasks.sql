CREATE TABLE "task_classes" (
	"task_id" uuid NOT NULL,
	"class_id" uuid NOT NULL,
	CONSTRAINT "task_classes_class_id_task_id_pk" PRIMARY KEY("class_id","task_id")
);
--> statement-breakpoint
CREATE TABLE "task_recipients" (
	"student_id" text NOT NULL,
	"task_id" uuid NOT NULL,
	"class_id" uuid NOT NULL,
	CONSTRAINT "task_recipients_student_id_task_id_pk" PRIMARY KEY("student_id","task_id")
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"teacher_id" text NOT NULL,
	"title" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"method" text NOT NULL,
	"scope" text NOT NULL,
	"board" text,
	"section_id" text,
	"goal_percent" integer,
	"opens_on" date NOT NULL,
	"due_on" date NOT NULL,
	"due_time" text NOT NULL,
	"time_zone" text NOT NULL,
	"opens_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"late_allowed" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	CONSTRAINT "tasks_method_known" CHECK ("tasks"."method" in ('flashcards', 'quiz', 'notes', 'own-quiz')),
	CONSTRAINT "tasks_goal_sensible" CHECK ("tasks"."goal_percent" between 1 and 100),
	CONSTRAINT "tasks_due_after_opening" CHECK ("tasks"."due_at" > "tasks"."opens_at")
);
--> statement-breakpoint
ALTER TABLE "task_classes" ADD CONSTRAINT "task_classes_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_classes" ADD CONSTRAINT "task_classes_class_id_school_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."school_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_recipients" ADD CONSTRAINT "task_recipients_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_recipients" ADD CONSTRAINT "task_recipients_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_recipients" ADD CONSTRAINT "task_recipients_class_id_school_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."school_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "task_classes_by_task" ON "task_classes" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "task_recipients_by_task" ON "task_recipients" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "task_recipients_by_class" ON "task_recipients" USING btree ("class_id");--> statement-breakpoint
CREATE INDEX "tasks_by_teacher" ON "tasks" USING btree ("teacher_id","due_at","id");--> statement-breakpoint
CREATE INDEX "quiz_attempts_by_scope" ON "quiz_attempts" USING btree ("student_id","scope");