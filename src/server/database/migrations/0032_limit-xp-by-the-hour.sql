ALTER TABLE "study_days" ADD COLUMN "hour" smallint;--> statement-breakpoint
ALTER TABLE "study_days" ADD COLUMN "in_hour" integer DEFAULT 0 NOT NULL;