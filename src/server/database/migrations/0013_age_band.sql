ALTER TABLE "profiles" ADD COLUMN "age_band" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_age_band_known" CHECK ("profiles"."age_band" in ('under-13', '13-or-over'));