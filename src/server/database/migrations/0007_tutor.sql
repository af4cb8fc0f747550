CREATE TABLE "concerns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid,
	"user_id" text,
	"kind" text NOT NULL,
	"message" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone,
	"seen_by" text,
	CONSTRAINT "concerns_kind_known" CHECK ("concerns"."kind" in ('self-harm', 'abuse', 'bullying', 'threat'))
);
--> statement-breakpoint
CREATE TABLE "tutor_exchanges" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"question" text NOT NULL,
	"mode" text NOT NULL,
	"filter" text NOT NULL,
	"reply" jsonb NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tutor_exchanges_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "tutor_exchanges_mode_known" CHECK ("tutor_exchanges"."mode" in ('normal', 'eli5'))
);
--> statement-breakpoint
CREATE TABLE "tutor_usage" (
	"user_id" text PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"asked" integer NOT NULL,
	CONSTRAINT "tutor_usage_asked_positive" CHECK ("tutor_usage"."asked" > 0)
);
--> statement-breakpoint
ALTER TABLE "concerns" ADD CONSTRAINT "concerns_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "concerns" ADD CONSTRAINT "concerns_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "concerns" ADD CONSTRAINT "concerns_seen_by_users_id_fk" FOREIGN KEY ("seen_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_exchanges" ADD CONSTRAINT "tutor_exchanges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_usage" ADD CONSTRAINT "tutor_usage_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "concerns_newest" ON "concerns" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "concerns_unseen" ON "concerns" USING btree ("school_id","received_at") WHERE "concerns"."seen_at" is null;--> statement-breakpoint
CREATE INDEX "concerns_by_user" ON "concerns" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "concerns_by_reader" ON "concerns" USING btree ("seen_by");--> statement-breakpoint
CREATE INDEX "tutor_exchanges_newest" ON "tutor_exchanges" USING btree ("user_id","asked_at");