CREATE TABLE "group_messages" (
	"group_id" uuid NOT NULL,
	"sequence" integer NOT NULL,
	"id" uuid NOT NULL,
	"author_id" text,
	"text" text,
	"phrase_id" text,
	"removes" integer,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone,
	"removed_by" text,
	CONSTRAINT "group_messages_group_id_sequence_pk" PRIMARY KEY("group_id","sequence"),
	CONSTRAINT "group_messages_one_content" CHECK (num_nonnulls("group_messages"."text", "group_messages"."phrase_id", "group_messages"."removes") = 1)
);
--> statement-breakpoint
CREATE TABLE "group_mutes" (
	"group_id" uuid NOT NULL,
	"student_id" text NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"muted_by" text,
	"muted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "group_mutes_group_id_student_id_pk" PRIMARY KEY("group_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "group_session_replies" (
	"session_id" uuid NOT NULL,
	"student_id" text NOT NULL,
	"comes" boolean NOT NULL,
	"replied_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "group_session_replies_session_id_student_id_pk" PRIMARY KEY("session_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "group_sessions" (
	"group_id" uuid NOT NULL,
	"id" uuid PRIMARY KEY NOT NULL,
	"topic" text DEFAULT '' NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"minutes" integer NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"cancelled_at" timestamp (3) with time zone,
	CONSTRAINT "group_sessions_minutes_sensible" CHECK ("group_sessions"."minutes" between 10 and 240)
);
--> statement-breakpoint
CREATE TABLE "message_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"sequence" integer NOT NULL,
	"reporter_id" text,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"reported_at" timestamp (3) with time zone NOT NULL,
	"decision" text,
	"decision_note" text DEFAULT '' NOT NULL,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "message_reports_reason_known" CHECK ("message_reports"."reason" in ('unkind', 'rude', 'personal', 'unsafe', 'spam', 'other')),
	CONSTRAINT "message_reports_decision_known" CHECK ("message_reports"."decision" in ('kept', 'removed', 'removed-and-muted')),
	CONSTRAINT "message_reports_decided" CHECK (("message_reports"."decision" is null) = ("message_reports"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "person_mutes" (
	"student_id" text NOT NULL,
	"muted_id" text NOT NULL,
	"muted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "person_mutes_student_id_muted_id_pk" PRIMARY KEY("student_id","muted_id")
);
--> statement-breakpoint
ALTER TABLE "study_groups" ADD COLUMN "last_sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "schools" ADD COLUMN "chat_off" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "group_messages" ADD CONSTRAINT "group_messages_group_id_study_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."study_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_messages" ADD CONSTRAINT "group_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_messages" ADD CONSTRAINT "group_messages_removed_by_users_id_fk" FOREIGN KEY ("removed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_mutes" ADD CONSTRAINT "group_mutes_group_id_study_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."study_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_mutes" ADD CONSTRAINT "group_mutes_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_mutes" ADD CONSTRAINT "group_mutes_muted_by_users_id_fk" FOREIGN KEY ("muted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_session_replies" ADD CONSTRAINT "group_session_replies_session_id_group_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."group_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_session_replies" ADD CONSTRAINT "group_session_replies_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_sessions" ADD CONSTRAINT "group_sessions_group_id_study_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."study_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_group_id_study_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."study_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_message" FOREIGN KEY ("group_id","sequence") REFERENCES "public"."group_messages"("group_id","sequence") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_mutes" ADD CONSTRAINT "person_mutes_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_mutes" ADD CONSTRAINT "person_mutes_muted_id_users_id_fk" FOREIGN KEY ("muted_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "group_messages_id" ON "group_messages" USING btree ("group_id","id");--> statement-breakpoint
CREATE INDEX "group_messages_by_author" ON "group_messages" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "group_messages_by_remover" ON "group_messages" USING btree ("removed_by");--> statement-breakpoint
CREATE INDEX "group_mutes_by_student" ON "group_mutes" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "group_mutes_by_moderator" ON "group_mutes" USING btree ("muted_by");--> statement-breakpoint
CREATE INDEX "group_session_replies_by_student" ON "group_session_replies" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "group_sessions_by_start" ON "group_sessions" USING btree ("group_id","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "message_reports_once" ON "message_reports" USING btree ("group_id","sequence","reporter_id");--> statement-breakpoint
CREATE INDEX "message_reports_open" ON "message_reports" USING btree ("reported_at","id") WHERE "message_reports"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "message_reports_decided" ON "message_reports" USING btree ("decided_at","id") WHERE "message_reports"."decided_at" is not null;--> statement-breakpoint
CREATE INDEX "message_reports_by_reporter" ON "message_reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "message_reports_by_decider" ON "message_reports" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "person_mutes_by_muted" ON "person_mutes" USING btree ("muted_id");