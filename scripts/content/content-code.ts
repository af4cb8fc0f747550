/** What a topic's reading and checking depends on besides its file; kept-topics.test.ts looks for what is missing. */
export const contentCode = [
  'scripts/content',
  'src/domain/curriculum',
  'src/domain/exam',
  'src/domain/lessons',
  'src/domain/questions',
  'src/domain/seeded-random.ts',
  'src/domain/unicode-script.ts',
  'src/server/database/uuid-of.ts',
  'src/server/drawn-questions',
  'src/server/tex',
  'package-lock.json',
]
