CREATE INDEX "link_codes_by_age" ON "link_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "weekly_reports_by_age" ON "weekly_reports" USING btree ("made_at");--> statement-breakpoint
CREATE INDEX "group_messages_by_age" ON "group_messages" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "group_mutes_by_age" ON "group_mutes" USING btree ("until");--> statement-breakpoint
CREATE INDEX "group_removals_by_age" ON "group_removals" USING btree ("removed_at");--> statement-breakpoint
CREATE INDEX "group_sessions_by_age" ON "group_sessions" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "mistake_reports_by_age" ON "mistake_reports" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "notices_by_age" ON "notices" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "set_imports_by_age" ON "set_imports" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "concerns_by_age" ON "concerns" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "tutor_exchanges_by_age" ON "tutor_exchanges" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "tutor_usage_by_age" ON "tutor_usage" USING btree ("day");--> statement-breakpoint
-- Teachers whose school was confirmed after their classes were made: it comes to these and to pupils of theirs who have none.
UPDATE "school_classes" c SET "school_id" = o."school_id" FROM "profiles" o
  WHERE o."id" = c."teacher_id" AND c."school_id" IS NULL AND o."school_id" IS NOT NULL;--> statement-breakpoint
UPDATE "profiles" p SET "school_id" = c."school_id", "school_named" = NULL FROM "class_members" m, "school_classes" c
  WHERE m."student_id" = p."id" AND c."id" = m."class_id" AND c."archived_at" IS NULL AND c."school_id" IS NOT NULL AND p."school_id" IS NULL;
