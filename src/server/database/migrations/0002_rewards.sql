CREATE TABLE "reward_claims" (
	"student_id" text NOT NULL,
	"id" uuid NOT NULL,
	"reward_id" text NOT NULL,
	"cost" integer NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"claimed_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" text,
	CONSTRAINT "reward_claims_student_id_id_pk" PRIMARY KEY("student_id","id"),
	CONSTRAINT "reward_claims_cost_positive" CHECK ("reward_claims"."cost" > 0),
	CONSTRAINT "reward_claims_status_known" CHECK ("reward_claims"."status" in ('pending', 'fulfilled', 'refused', 'withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "reward_stock" (
	"reward_id" text PRIMARY KEY NOT NULL,
	"stock" integer NOT NULL,
	CONSTRAINT "reward_stock_not_negative" CHECK ("reward_stock"."stock" >= 0)
);
--> statement-breakpoint
ALTER TABLE "reward_claims" ADD CONSTRAINT "reward_claims_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_claims" ADD CONSTRAINT "reward_claims_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reward_claims_pending" ON "reward_claims" USING btree ("claimed_at") WHERE "reward_claims"."status" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "reward_claims_id" ON "reward_claims" USING btree ("id");