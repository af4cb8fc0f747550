CREATE TABLE "card_sets" (
	"owner_id" text NOT NULL,
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "set_cards" (
	"set_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"position" integer NOT NULL,
	"front" text NOT NULL,
	"back" text NOT NULL,
	"front_html" text NOT NULL,
	"back_html" text NOT NULL,
	CONSTRAINT "set_cards_set_id_id_pk" PRIMARY KEY("set_id","id")
);
--> statement-breakpoint
CREATE TABLE "set_class_shares" (
	"set_id" uuid NOT NULL,
	"class_id" uuid NOT NULL,
	"shared_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "set_class_shares_set_id_class_id_pk" PRIMARY KEY("set_id","class_id")
);
--> statement-breakpoint
CREATE TABLE "set_group_shares" (
	"set_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"shared_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "set_group_shares_set_id_group_id_pk" PRIMARY KEY("set_id","group_id")
);
--> statement-breakpoint
CREATE TABLE "set_import_parts" (
	"import_id" uuid NOT NULL,
	"part" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "set_import_parts_import_id_part_pk" PRIMARY KEY("import_id","part")
);
--> statement-breakpoint
CREATE TABLE "set_imports" (
	"owner_id" text NOT NULL,
	"id" uuid PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"parts" integer NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"set_id" uuid,
	CONSTRAINT "set_imports_parts_sensible" CHECK ("set_imports"."parts" between 1 and 60)
);
--> statement-breakpoint
CREATE TABLE "set_media" (
	"set_id" uuid NOT NULL,
	"id" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "set_media_set_id_id_pk" PRIMARY KEY("set_id","id"),
	CONSTRAINT "set_media_size_right" CHECK ("set_media"."size" > 0)
);
--> statement-breakpoint
ALTER TABLE "card_sets" ADD CONSTRAINT "card_sets_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "set_cards" ADD CONSTRAINT "set_cards_set_id_card_sets_id_fk" FOREIGN KEY ("set_id") REFERENCES "public"."card_sets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "set_class_shares" ADD CONSTRAINT "set_class_shares_set_id_card_sets_id_fk" FOREIGN KEY ("set_id") REFERENCES "public"."card_sets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "set_class_shares" ADD CONSTRAINT "set_class_shares_class_id_school_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."school_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "set_group_shares" ADD CONSTRAINT "set_group_shares_set_id_card_sets_id_fk" FOREIGN KEY ("set_id") REFERENCES "public"."card_sets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "set_group_shares" ADD CONSTRAINT "set_group_shares_group_id_study_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."study_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "set_import_parts" ADD CONSTRAINT "set_import_parts_import_id_set_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."set_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "set_imports" ADD CONSTRAINT "set_imports_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "set_imports" ADD CONSTRAINT "set_imports_set_id_card_sets_id_fk" FOREIGN KEY ("set_id") REFERENCES "public"."card_sets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "set_media" ADD CONSTRAINT "set_media_set_id_card_sets_id_fk" FOREIGN KEY ("set_id") REFERENCES "public"."card_sets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_sets_by_owner" ON "card_sets" USING btree ("owner_id","updated_at");--> statement-breakpoint
CREATE INDEX "set_cards_in_order" ON "set_cards" USING btree ("set_id","position","id");--> statement-breakpoint
CREATE INDEX "set_class_shares_by_class" ON "set_class_shares" USING btree ("class_id");--> statement-breakpoint
CREATE INDEX "set_group_shares_by_group" ON "set_group_shares" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "set_imports_by_owner" ON "set_imports" USING btree ("owner_id","started_at");--> statement-breakpoint
CREATE INDEX "set_imports_by_set" ON "set_imports" USING btree ("set_id");