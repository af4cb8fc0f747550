CREATE TABLE "installation" (
	"id" boolean PRIMARY KEY NOT NULL,
	"secret_fingerprint" text NOT NULL
);
