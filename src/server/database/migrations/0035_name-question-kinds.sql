-- 'four-option' has any number of options now, and both kinds take the names that the field knows them by.
UPDATE "quiz_questions" SET "content" = jsonb_set("content", '{kind}', '"multiple-choice"') WHERE "content"->>'kind' = 'four-option';--> statement-breakpoint
UPDATE "quiz_questions" SET "content" = jsonb_set("content", '{kind}', '"multiple-response"') WHERE "content"->>'kind' = 'multi-select';--> statement-breakpoint
UPDATE "teacher_quiz_responses" SET "response" = jsonb_set("response", '{kind}', '"multiple-choice"') WHERE "response"->>'kind' = 'four-option';--> statement-breakpoint
UPDATE "teacher_quiz_responses" SET "response" = jsonb_set("response", '{kind}', '"multiple-response"') WHERE "response"->>'kind' = 'multi-select';--> statement-breakpoint
UPDATE "live_quiz_responses" SET "response" = jsonb_set("response", '{kind}', '"multiple-choice"') WHERE "response"->>'kind' = 'four-option';--> statement-breakpoint
UPDATE "live_quiz_responses" SET "response" = jsonb_set("response", '{kind}', '"multiple-response"') WHERE "response"->>'kind' = 'multi-select';--> statement-breakpoint
UPDATE "live_quizzes" SET "questions" = (
  SELECT jsonb_agg(CASE asked->'content'->>'kind'
    WHEN 'four-option' THEN jsonb_set(asked, '{content,kind}', '"multiple-choice"')
    WHEN 'multi-select' THEN jsonb_set(asked, '{content,kind}', '"multiple-response"')
    ELSE asked END ORDER BY place)
  FROM jsonb_array_elements("questions") WITH ORDINALITY AS list(asked, place)
) WHERE jsonb_array_length("questions") > 0;
