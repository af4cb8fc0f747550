CREATE TABLE "account_deletions" (
	"user_id" text PRIMARY KEY NOT NULL,
	"requested_by" text,
	"reason" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"receipt_id" uuid NOT NULL,
	CONSTRAINT "account_deletions_reason_known" CHECK ("account_deletions"."reason" in ('asked', 'school', 'inactive'))
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"student_id" text NOT NULL,
	"purpose" text NOT NULL,
	"given" boolean NOT NULL,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "consents_student_id_purpose_pk" PRIMARY KEY("student_id","purpose"),
	CONSTRAINT "consents_purpose_known" CHECK ("consents"."purpose" in ('leaderboards', 'tutor-model'))
);
--> statement-breakpoint
CREATE TABLE "deletion_receipts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone NOT NULL,
	"rows" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "last_seen_on" date;--> statement-breakpoint
ALTER TABLE "account_deletions" ADD CONSTRAINT "account_deletions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_deletions" ADD CONSTRAINT "account_deletions_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_deletions_due" ON "account_deletions" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "account_deletions_by_requester" ON "account_deletions" USING btree ("requested_by");--> statement-breakpoint
CREATE INDEX "consents_by_decider" ON "consents" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "deletion_receipts_newest" ON "deletion_receipts" USING btree ("deleted_at");