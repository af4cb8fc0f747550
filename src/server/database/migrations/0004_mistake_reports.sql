CREATE TABLE "mistake_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"item_id" text NOT NULL,
	"note" text NOT NULL,
	"user_id" text,
	"received_at" timestamp (3) with time zone NOT NULL,
	"decision" text,
	"decided_at" timestamp (3) with time zone,
	"decided_by" text,
	CONSTRAINT "mistake_reports_decision_known" CHECK ("mistake_reports"."decision" in ('mended', 'no-mistake'))
);
--> statement-breakpoint
ALTER TABLE "mistake_reports" ADD CONSTRAINT "mistake_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mistake_reports" ADD CONSTRAINT "mistake_reports_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mistake_reports_waiting" ON "mistake_reports" USING btree ("received_at") WHERE "mistake_reports"."decision" is null;--> statement-breakpoint
CREATE INDEX "mistake_reports_by_user" ON "mistake_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mistake_reports_by_decider" ON "mistake_reports" USING btree ("decided_by");