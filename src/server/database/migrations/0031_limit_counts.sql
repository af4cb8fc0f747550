CREATE TABLE "limit_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"taken" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "limit_counts_expiry" ON "limit_counts" USING btree ("expires_at");