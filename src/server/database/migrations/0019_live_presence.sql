CREATE TABLE "live_presence" (
	"room" text NOT NULL,
	"connection_id" uuid NOT NULL,
	"server_id" uuid NOT NULL,
	"person_id" text NOT NULL,
	"away" boolean NOT NULL,
	CONSTRAINT "live_presence_room_connection_id_pk" PRIMARY KEY("room","connection_id")
);
--> statement-breakpoint
CREATE TABLE "live_servers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"beat_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "live_presence" ADD CONSTRAINT "live_presence_server_id_live_servers_id_fk" FOREIGN KEY ("server_id") REFERENCES "public"."live_servers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_presence" ADD CONSTRAINT "live_presence_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_presence_by_connection" ON "live_presence" USING btree ("connection_id");--> statement-breakpoint
CREATE INDEX "live_presence_by_server" ON "live_presence" USING btree ("server_id");--> statement-breakpoint
CREATE INDEX "live_presence_by_person" ON "live_presence" USING btree ("person_id");