CREATE TABLE "school_moderators" (
	"school_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"given_by" text,
	"given_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "school_moderators_school_id_user_id_pk" PRIMARY KEY("school_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "staff_invitations" (
	"school_id" uuid NOT NULL,
	"email" text NOT NULL,
	"invited_by" text,
	"invited_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "staff_invitations_school_id_email_pk" PRIMARY KEY("school_id","email")
);
--> statement-breakpoint
CREATE TABLE "staff_requests" (
	"user_id" text PRIMARY KEY NOT NULL,
	"school_named" text NOT NULL,
	"school_id" uuid,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"refused_at" timestamp (3) with time zone,
	"refused_by" text
);
--> statement-breakpoint
ALTER TABLE "class_members" ADD COLUMN "joined_as" text;--> statement-breakpoint
ALTER TABLE "parent_links" ADD COLUMN "confirmation_asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "parent_links" ADD COLUMN "confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "parent_links" ADD COLUMN "confirmed_by" text;--> statement-breakpoint
ALTER TABLE "schools" ADD COLUMN "staff_mail_domain" text;--> statement-breakpoint
ALTER TABLE "school_moderators" ADD CONSTRAINT "school_moderators_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_moderators" ADD CONSTRAINT "school_moderators_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_moderators" ADD CONSTRAINT "school_moderators_given_by_users_id_fk" FOREIGN KEY ("given_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_requests" ADD CONSTRAINT "staff_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_requests" ADD CONSTRAINT "staff_requests_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_requests" ADD CONSTRAINT "staff_requests_refused_by_users_id_fk" FOREIGN KEY ("refused_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "school_moderators_by_user" ON "school_moderators" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "staff_invitations_by_email" ON "staff_invitations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "staff_invitations_by_age" ON "staff_invitations" USING btree ("invited_at");--> statement-breakpoint
CREATE INDEX "staff_requests_waiting" ON "staff_requests" USING btree ("asked_at") WHERE "staff_requests"."refused_at" is null;--> statement-breakpoint
CREATE INDEX "staff_requests_by_school" ON "staff_requests" USING btree ("school_id","asked_at");--> statement-breakpoint
CREATE INDEX "staff_requests_by_age" ON "staff_requests" USING btree ("asked_at");--> statement-breakpoint
ALTER TABLE "parent_links" ADD CONSTRAINT "parent_links_confirmed_by_users_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "parent_links_to_confirm" ON "parent_links" USING btree ("confirmation_asked_at") WHERE "parent_links"."confirmation_asked_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "schools_staff_mail_domain" ON "schools" USING btree ("staff_mail_domain");--> statement-breakpoint
UPDATE "profiles" SET "on_leaderboards" = false WHERE "age_band" = 'under-13';--> statement-breakpoint
DELETE FROM "consents";
