ALTER TABLE "live_quizzes" ADD COLUMN "topic_id" text;--> statement-breakpoint
CREATE INDEX "live_quizzes_by_quiz" ON "live_quizzes" USING btree ("quiz_id");