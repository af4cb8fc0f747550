ALTER TABLE "profiles" ADD COLUMN "school_named" text;--> statement-breakpoint
UPDATE "profiles" p SET "school_named" = s."name", "school_id" = NULL FROM "schools" s WHERE s."id" = p."school_id" AND NOT p."demo";
