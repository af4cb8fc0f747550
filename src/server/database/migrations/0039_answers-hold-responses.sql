ALTER TABLE "question_keys" ALTER COLUMN "options" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "question_keys" ALTER COLUMN "correct_answer" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "question_keys" ADD COLUMN "scheme" jsonb;--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "response" jsonb;